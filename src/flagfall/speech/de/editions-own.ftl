edition-own-options = { $file }: Was vereinbart werden kann, kommt mit der Ausgabe, von der sie erbt: eine von { $there }.
