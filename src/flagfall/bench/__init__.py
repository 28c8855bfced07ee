"""How fast the house is: ratios within one run, one core."""
