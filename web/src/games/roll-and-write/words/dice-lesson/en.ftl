# The first game that teaches the dice game: one sentence for each step.

dice-lesson-welcome = This is your sheet, near the end of a game for two. Every cross is a building. You will play the last rounds.
dice-lesson-crossing = You have four dice. Yellow ones name a row, blue ones a column. Where two of them cross, you can build.
dice-lesson-build = { $count ->
    [one] One crossing is free, marked in gold. Choose it.
   *[other] { $count } crossings are free, marked in gold. Choose one.
}
dice-lesson-all-built = All your crossings are built. That is not bad: gain a coin for each of them.
dice-lesson-confirm = Nothing is played before you confirm.
dice-lesson-second = For { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} you may also build where the other two dice cross. Do it, or decline and keep the coins.
dice-lesson-passed = The two dice that you used are rolled again and stay with you. The other two go to { $name }, unchanged. After two buildings or coins you roll all four and choose.
dice-lesson-retain = All four dice were rolled. Choose one of each colour to keep. The other two are passed on.
dice-lesson-retain-confirm = Keep these two, or choose others.
dice-lesson-change = Before your action, a coin changes a die by 1. Try it: choose a die.
dice-lesson-change-arrows = The arrows turn the die. Each step costs a coin.
dice-lesson-change-confirm = The new crossings are shown already. Confirm to pay.
dice-lesson-coins = Now gain coins. Each crossing that is built already gives one, then you roll all four dice.
dice-lesson-families = The shared sheet counts the buildings of each family. At the end the most of a family brings most points. Whoever completes one gets its best place at once.
dice-lesson-lines = Rows and columns count too: 4, 5 or 6 buildings in a line bring 2, 5 or 10 points.
dice-lesson-scoring = After round { $rounds } everything is counted: families, lines, and 1 point for 2 coins that are left.
dice-lesson-play = Your turn: build where it brings most, or gain coins.
dice-lesson-wait = { $name } plays now. Watch which dice come to you.
dice-lesson-end = The last round has begun. You know all you need: finish the game and watch the scoring.
