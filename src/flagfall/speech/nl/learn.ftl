learn-else = Dat mag ook, maar hier zijn we op iets anders uit. Kijk wat ervan kwam en probeer het opnieuw.
learn-over = Deze stap is klaar: ga naar de volgende, of probeer hem opnieuw.
learn-no-lesson = Er is geen les { $lesson }; er zijn { $lessons }.
learn-no-step = In deze les is geen stap { $step }; er zijn { $steps }.
learn-many = Je probeert heel snel. Wacht even en ga dan verder.
learn-long = Zoveel kun je niet in één keer proberen: begin opnieuw.
