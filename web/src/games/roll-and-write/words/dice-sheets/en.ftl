# Sheets of one's own, and sheets for paper.

dice-sheets-title = Sheets of your own
dice-sheets-intro = Owners of the box can enter what is printed on their sheets here, or invent another sheet. Sheets are kept in this browser.
dice-sheets-none = You have no sheet of your own yet.
dice-sheets-all = All sheets
dice-sheets-printed = Printed sheet
dice-sheets-assumed = Its grid and its number of coins are assumed, since nobody has read them from a box yet. The points come from the rules.
dice-sheets-mine = My sheet
dice-sheets-unnamed = Sheet
dice-sheets-make = Make one of your own
dice-sheets-edit = Change
dice-sheets-duplicate = Duplicate
dice-sheets-delete = Delete
dice-sheets-delete-title = Delete the sheet “{ $name }”?
dice-sheets-delete-text = Games that were played with it keep it.
dice-sheets-export = Save as a file
dice-sheets-import = Read a file (TOML)
dice-sheets-play = New game
dice-sheets-gone = This sheet is not in this browser.
dice-sheets-unreachable = The server does not answer. Check your connection, then try again.
dice-sheets-not-kept = This browser keeps nothing, or is full: save the sheet as a file.
dice-sheets-unchecked = Kept in this browser. The server does not answer, so nobody has checked the sheet.
dice-sheets-not-yet = Kept in this browser, but it cannot be played with yet.
dice-sheets-good = Kept in this browser. It can be played with.
dice-sheets-done = Done
dice-sheets-name = Name of the sheet
dice-sheets-nameless = Give the sheet a name.
dice-sheets-grid = Grid
dice-sheets-how = Choose a cell, then its family below; the next cell follows by itself. On a keyboard, type the letters.
dice-sheets-cell = Row { $row }, column { $column }: { $family }
dice-sheets-filled = Row { $row }, column { $column } is now { $family }.
dice-sheets-palette = Family of row { $row }, column { $column }
dice-sheets-count = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
dice-sheets-letter-pavilion = P
dice-sheets-letter-seraglio = S
dice-sheets-letter-arcades = A
dice-sheets-letter-chambers = C
dice-sheets-letter-garden = G
dice-sheets-letter-tower = T
dice-sheets-number = Enter a whole number.
dice-sheets-coins = Coins
dice-sheets-reserve = Coins on the sheet, those at the start included
dice-sheets-starting = Coins at the start
dice-sheets-per-point = Coins for one point at the end
dice-sheets-change = Price of changing a die by one
dice-sheets-second = Price of a second building
dice-sheets-points = Points of the families
dice-sheets-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
dice-sheets-points-of = { $family }, place { $place }
dice-sheets-lines = Points of a row or column
dice-sheets-line = { $built ->
    [one] Points for { $built } building
   *[other] Points for { $built } buildings
}
dice-sheets-rounds = Rounds
dice-sheets-rounds-of = Rounds of { $total }, fictitious players counted
dice-sheets-start = Buildings at the start
dice-sheets-duel = Duel: points of the opponents
dice-sheets-bonus = Points of each of { $rivals } opponents, instead of lines and coins
dice-sheets-print = Print
dice-sheets-print-title = Sheets for paper
dice-sheets-print-what = What is printed
dice-sheets-print-player = Player sheet
dice-sheets-print-score = Score sheet
dice-sheets-print-players = Players
dice-sheets-print-none = There is no drawing of this sheet now. Try again later.
dice-sheets-which = Which sheet
dice-sheets-pdf = Download as PDF
dice-sheets-svg = Download as SVG
dice-sheets-about = { $coins } coins, { $starting } of them at the start.
