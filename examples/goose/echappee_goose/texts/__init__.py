"""Every sentence, in both languages."""
