learn-armies = Andere legers
learn-armies-beaten-title = Verslagen
learn-armies-beaten = Groen heeft nog maar één plaats, Eregion, en twee Gebiedskaarten in de hand. Val Eregion aan vanuit Moria met drie dobbelstenen en trek binnen.
learn-armies-beaten-done = Groen is uit het spel, en zijn Gebiedskaarten, Fornost en Carrock, zijn van jou. Met vijf of meer in de hand zou je meteen een set moeten ruilen.
learn-armies-beaten-else = Val Eregion aan vanuit Moria met drie dobbelstenen en trek binnen.

learn-armies-neutral-title = Een neutrale plaats
learn-armies-neutral = Twee neutrale bataljons bezetten de Wold. Val aan vanuit Lórien met drie dobbelstenen en trek binnen.
learn-armies-neutral-done = Het neutrale leger gooide allebei zijn dobbelstenen, zoals altijd, en verloor. Het valt nooit aan: je hoeft je er niet tegen te beschermen.
learn-armies-neutral-else = Val de Wold aan vanuit Lórien met drie dobbelstenen en trek binnen.
