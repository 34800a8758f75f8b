# Die erste Lektion des Palastspiels.

tutorial-welcome = Das ist deine Alhambra: ein Brunnen, und bald Gebäude darum herum. In deinem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder umbauen.
tutorial-take = Nimm Geld: Wähle die Karte mit { $card }. Du brauchst sie, um { $tile } zu kaufen. Man nimmt eine Karte, oder mehrere, die zusammen höchstens 5 ergeben.
tutorial-take-any = Nimm Geld: Wähle eine Karte, oder mehrere, die zusammen höchstens 5 ergeben.
tutorial-take-confirm = Die Karte ist gewählt. Gespielt ist nichts, bevor du bestätigst.
tutorial-wait = { $name } spielt. Jeder tut eines, dann werden Bauhof und Geld aufgefüllt.
tutorial-buy = { $tile } kostet { $price }, und genau das hast du: Grün heißt passend. Wähle dieses Plättchen.
tutorial-save = Nichts ist passend zu bezahlen. Nimm noch Geld.
tutorial-payment = Du zahlst passend: Du bist gleich noch einmal dran. Kaufe es.
tutorial-overpaid = Du zahlst zu viel: Es gibt kein Wechselgeld, und dein Zug endet damit. Kaufen darfst du trotzdem.
tutorial-again = Passend bezahlt: Du bist noch einmal dran. Nimm zum Beispiel eine Karte. Das gekaufte Plättchen legst du am Ende des Zuges.
tutorial-again-free = Passend bezahlt: noch eine Aktion. Danach legst du deine Plättchen.
tutorial-try = Das Plättchen muss gelegt werden. Versuche es zuerst hier: Das ist nicht erlaubt, und du siehst, warum.
tutorial-why = Das Plättchen hat auf dieser Seite eine Mauer, der Brunnen keine: Seiten, die sich berühren, müssen gleich sein. Jede Ablehnung nennt ihren Grund, und die Regel ist einen Griff entfernt.
tutorial-place = { $count ->
    [one] Hier ist es erlaubt: Das Feld hat ein Plus. Wähle es.
   *[other] Felder mit einem Plus sind erlaubt. Wähle eines, zum Beispiel dieses.
}
tutorial-place-confirm = Das Plättchen liegt nur zur Probe: Du siehst deine Mauer wachsen. Bestätige.
tutorial-keep = Kein Feld passt: Lege das Plättchen in die Reserve. Bauen kannst du es später.
tutorial-reserve = Ein Plättchen, das nicht passt, wartet hier in der Reserve und zählt nicht. Umbauen ist eine Aktion: ein Plättchen der Reserve anlegen, eines zurücknehmen oder beide tauschen.
tutorial-scoring = Im Geldstapel sind Wertungskarten versteckt. Dann bekommt Punkte, wer die meisten Gebäude einer Art hat, und jeder für seine längste Mauer.
tutorial-free-exact = Jetzt entscheidest du. Grün heißt passend: { $tile } kannst du passend bezahlen. Spiele bis zur ersten Wertung, wie du magst.
tutorial-free = Jetzt entscheidest du. Nimm oder kaufe bis zur ersten Wertung, wie du magst.
tutorial-end = { $points ->
    [one] Erste Wertung: Du hast { $points } Punkt. Du kennst das Spiel: Es gibt drei Wertungen, mit der letzten endet es.
   *[other] Erste Wertung: Du hast { $points } Punkte. Du kennst das Spiel: Es gibt drei Wertungen, mit der letzten endet es.
}
