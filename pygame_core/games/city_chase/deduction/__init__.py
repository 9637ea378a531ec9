"""What the police can know from the public log."""
