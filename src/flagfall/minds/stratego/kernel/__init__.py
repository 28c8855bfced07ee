"""What a mind works out inside the compiler. Every table that goes in is an imagined one."""
