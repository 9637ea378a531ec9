"""Laws of tables that several devices hold."""
