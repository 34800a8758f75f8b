# Eine Lektion an einem echten Tisch: die Wörter darum herum.

lesson-table = Erste Lektion
lesson-region = Lektion
lesson-count = Lektion, Schritt { $step } von { $steps }
lesson-done = Lektion beendet
lesson-fold = Lektion einklappen
lesson-unfold = Lektion wieder öffnen
lesson-next = Weiter
lesson-later = Später
lesson-play-on = Dieses Spiel beenden
lesson-again = Noch einmal
lesson-new-game = Neues Spiel
