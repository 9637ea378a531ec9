"""What City Chase says through whole games, in both languages: all of it whole, none of it the secret."""
