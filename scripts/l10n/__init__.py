"""What scripts/translations.py is made of."""
