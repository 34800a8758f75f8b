# The thieves.

thieves-mine = Your thieves, seen by you alone
thieves-card = { $card }: { $state ->
    [now] choose the card to steal
    [none] no card of this currency is displayed
    [own] not right before your own turn
   *[later] between two turns, but not right before your own
}
thieves-count = { $count ->
    [one] { $count } thief
   *[other] { $count } thieves
}
thieves-not-now = { $count ->
    [one] { $count } thief (not right before their own turn)
   *[other] { $count } thieves (not right before their own turn)
}
thieves-ask = Send a thief?
thieves-hint = Tap the card to steal: { $cards }.
thieves-nothing = None of your thieves can be used now.
thieves-steal = Steal { $card }
thieves-ask-card = Steal { $card }?
thieves-effect = Your { $thief } leaves the game. The card is replaced at once.
thieves-button = Steal
thieves-asks-all = Everybody who still has a thief is asked, whether he can be used or not. If there is nothing for you to do, you pass after a while: nobody can tell.
thieves-used = Thieves out of the game: { $thieves }.
thieves-undo = Undo: card stolen

## In the log

thieves-log = { $you ->
    [yes] You <r:THIEF-06>steal</r> { $card }.
   *[no] { $who } <r:THIEF-06>steals</r> { $card }.
}
