learn-else = Auch das ist erlaubt, aber hier geht es um etwas anderes. Sieh, was daraus wurde, und versuch es noch einmal.
learn-over = Dieser Schritt ist geschafft: Geh zum nächsten oder versuch ihn noch einmal.
learn-no-lesson = Es gibt keine Lektion { $lesson }; es gibt { $lessons }.
learn-no-step = In dieser Lektion gibt es keinen Schritt { $step }; es gibt { $steps }.
learn-many = Du probierst sehr schnell. Warte einen Moment, dann geht es weiter.
learn-long = So viel lässt sich nicht auf einmal ausprobieren: Fang von vorn an.
