# Lessons: what all of them say. A step has `-title`, what to do, `-done` and perhaps `-else`.

learn-else = That is allowed too, but here we are after something else. See what came of it, then try again.
learn-over = This step is finished: go on to the next one, or try it again.
learn-no-lesson = There is no lesson { $lesson }; there are { $lessons }.
learn-no-step = There is no step { $step } in this lesson; there are { $steps }.
learn-many = You try things out very fast. Wait a moment, then go on.
learn-long = So much cannot be tried in one go: begin again.
