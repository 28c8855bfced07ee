# The rules of Risk, explained to somebody without the box.

risk-side-good = Good
risk-side-evil = Evil

risk-when-start = as your turn starts
risk-when-attack = before an attack of yours
risk-when-passage = for an attack of yours
risk-when-defend = when you are attacked
risk-when-redeploy = when your battles are over
risk-when-before_roll = in any turn, when the Ring is about to move
risk-when-after_roll = in any turn, when the Ring would move
