# Was vor einem Namen steht, der selbst nichts anderes sagt (.in, .to, .from, .whom, .your): „in Moria“, aber „im Auenland“; „dein Gandalf“, aber „deine Arwen“.

form-in = in { $name }
form-to = nach { $name }
form-from = von { $name }
form-your = dein { $name }
