# Une leçon à une vraie table : les mots autour.

lesson-table = Première leçon
lesson-region = Leçon
lesson-count = Leçon, étape { $step } sur { $steps }
lesson-done = Leçon terminée
lesson-fold = Replier la leçon
lesson-unfold = Rouvrir la leçon
lesson-next = Continuer
lesson-later = Plus tard
lesson-play-on = Finir cette partie
lesson-again = Refaire la leçon
lesson-new-game = Nouvelle partie
