# Was vor einem Namen steht, der selbst nichts anderes sagt (.in, .to, .from, .whom): „in Moria“, aber „im Auenland“.

form-in = in { $name }
form-to = nach { $name }
form-from = von { $name }
