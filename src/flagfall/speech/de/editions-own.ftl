edition-own-options = { $file }: Was vereinbart werden kann, kommt mit der Ausgabe, von der eine eigene erbt, also mit einer von { $there }.
