learn-armies = Andere Armeen
learn-armies-beaten-title = Besiegt
learn-armies-beaten = Grün hat nur noch ein Gebiet, Eregion, und zwei Gebietskarten auf der Hand. Greif es von Moria aus mit drei Würfeln an und rück ein.
learn-armies-beaten-done = Grün ist aus dem Spiel, und seine Gebietskarten, Fornost und Carrock, gehören dir. Mit fünf oder mehr auf der Hand müsstest du sofort einen Satz tauschen.
learn-armies-beaten-else = Greif Eregion von Moria aus mit drei Würfeln an und rück ein.

learn-armies-neutral-title = Ein neutrales Gebiet
learn-armies-neutral = Zwei neutrale Bataillone halten den Wold. Greif ihn von Lórien aus mit drei Würfeln an und rück ein.
learn-armies-neutral-done = Die neutrale Armee hat mit beiden Würfeln verteidigt, so viele es auch sein dürfen, und verloren. Sie greift nie an: Vor ihr musst du dich nicht schützen.
learn-armies-neutral-else = Greif den Wold von Lórien aus mit drei Würfeln an und rück ein.
