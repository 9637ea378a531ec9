"""The game screen: model, view and control."""
