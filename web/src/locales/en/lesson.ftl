# A lesson at a real table: the words around it.

lesson-table = First lesson
lesson-region = Lesson
lesson-count = Lesson, step { $step } of { $steps }
lesson-done = Lesson finished
lesson-fold = Fold the lesson
lesson-unfold = Open the lesson again
lesson-next = Continue
lesson-later = Later
lesson-play-on = Finish this game
lesson-again = Once more
lesson-new-game = New game
