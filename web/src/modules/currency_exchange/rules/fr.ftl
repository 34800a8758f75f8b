# Les règles, chacune en un titre et deux phrases.

rules-section-exchange = Module : le bureau de change
rules-EXCH-03-title = Parmi l’argent
rules-EXCH-03-text = Une carte de change retournée est posée parmi l’argent proposé. Elle occupe l’un des quatre emplacements.
rules-EXCH-04-title = Prise seule
rules-EXCH-04-text = Prendre une carte de change est une action, comme prendre de l’argent. On ne prend rien d’autre avec elle.
rules-EXCH-05-title = Autant que l’on veut
rules-EXCH-05-text = Vous pouvez en tenir autant que vous voulez. Vous seul voyez lesquelles.
rules-EXCH-07-title = Deux monnaies pour une tuile
rules-EXCH-07-text = Une carte montre deux monnaies. Une tuile qui coûte l’une des deux peut être payée avec des cartes des deux, ou de l’autre seulement.
rules-EXCH-08-title = L’appoint reste l’appoint
rules-EXCH-08-text = Si la somme est exactement le prix, vous rejouez. La carte de change n’y change rien.
rules-EXCH-09-title = Pour un seul achat
rules-EXCH-09-text = Une carte de change sert à un seul achat. Elle est ensuite défaussée avec l’argent.
rules-EXCH-10-title = Elles reviennent
rules-EXCH-10-text = Quand la défausse devient la nouvelle pioche, les cartes de change utilisées en font partie. On peut donc les reprendre.
rules-EXCH-11-title = Sans valeur à la fin
rules-EXCH-11-text = À la fin, les cartes de change ne valent rien. Pour les dernières tuiles, elles ne réunissent pas deux monnaies.
rules-EXCH-R3-title = Option : appoint seulement
rules-EXCH-R3-text = D’ordinaire, on peut payer trop aussi avec une carte de change. Avec cette option, seul l’appoint est permis.
rules-EXCH-R4-title = Une seule, et si elle sert
rules-EXCH-R4-text = Une seule carte de change est jouée par achat. Au moins une carte de l’autre monnaie doit être payée avec elle.
