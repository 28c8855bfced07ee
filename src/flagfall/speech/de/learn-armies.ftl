learn-armies = Andere Armeen
learn-armies-beaten-title = Besiegt
learn-armies-beaten = Grün hat nur noch einen Ort, Eregion, und zwei Gebietskarten auf der Hand. Greif ihn von Moria aus mit drei Würfeln an und rück ein.
learn-armies-beaten-done = Grün ist aus dem Spiel, und seine Gebietskarten, Fornost und Carrock, gehören dir. Mit fünf oder mehr auf der Hand müsstest du sofort einen Satz eintauschen.
learn-armies-beaten-else = Greif Eregion von Moria aus mit drei Würfeln an und rück ein.

learn-armies-neutral-title = Ein neutraler Ort
learn-armies-neutral = Zwei neutrale Bataillone halten den Wold. Greif ihn von Lórien aus mit drei Würfeln an und rück ein.
learn-armies-neutral-done = Die neutrale Armee hat wie immer alle ihre Würfel geworfen, beide, und verloren. Sie greift nie an: Vor ihr musst du dich nicht schützen.
learn-armies-neutral-else = Greif den Wold von Lórien aus mit drei Würfeln an und rück ein.
