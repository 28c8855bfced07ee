edition-own-options = { $file }: wat afgesproken kan worden, komt van de uitgave waarvan ze erft: een van { $there }.
