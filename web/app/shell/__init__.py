"""Messages from and to the shell, addresses, games that come one by one."""
