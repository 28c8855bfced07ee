# Positions to try with other armies of Risk. Places and dice are those of lessons/armies.toml.

learn-armies = Other armies
learn-armies-beaten-title = Beaten
learn-armies-beaten = Green has only one place left, Eregion, and two Territory cards in hand. Attack it from Moria with three dice, and move in.
learn-armies-beaten-done = Green is out of the game, and its Territory cards, Fornost and Carrock, are yours. With five or more in hand you would have to exchange a set at once.
learn-armies-beaten-else = Attack Eregion from Moria with three dice, and move in.

learn-armies-neutral-title = A neutral place
learn-armies-neutral = Two neutral battalions hold The Wold. Attack it from Lórien with three dice, and move in.
learn-armies-neutral-done = The neutral army threw both its dice, as it always does, and lost. It never attacks, so you need nobody to guard you against it.
learn-armies-neutral-else = Attack The Wold from Lórien with three dice, and move in.
