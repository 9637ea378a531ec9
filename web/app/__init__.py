"""The screens of Échappée: HTML made by Python, painted by the shell."""
