"""What City Chase says: the mock-up's sentences word for word, both languages throughout, and never the secret."""
