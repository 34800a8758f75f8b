# Le journal, les joueurs et les gestes.
#
# $you vaut « yes » quand la place est celle de la personne qui lit. <b>…</b> marque un résultat,
# <r:BASE-BUY-03>…</r> un mot qui ouvre une règle.

log-title = Journal
log-filter = Lignes affichées
log-filter-all = Tout
log-filter-moves = Coups
log-filter-rules = Règles
log-empty = Rien encore. Chaque coup s’écrira ici.
log-more = Afficher { $count ->
    [one] la ligne précédente
   *[other] { $count } lignes de plus
}
log-show = Voir ce moment
log-round-number = Manche { $round }
log-gains = Détail des points
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-you = vous

## Les coups

log-take = { $you ->
    [yes] Vous prenez { $cards }.
   *[no] { $who } prend { $cards }.
}
log-buy = { $you ->
    [yes] Vous achetez
   *[no] { $who } achète
}{ $then ->
    [built] {" "}et { $you ->
        [yes] construisez
       *[no] construit
    }
   *[other] {""}
} { $tile } pour { $paid }{ $exact ->
    [yes] {" "}: <r:BASE-BUY-03>appoint</r>
   *[no] , { $over } <r:BASE-BUY-02>de trop</r>
}{ $then ->
    [again] { $you ->
        [yes] , vous rejouez
       *[no] , une action de plus
    }
    [declined] , sans autre action
    [kept] , tuile mise en réserve
    [given] , tuile donnée à { $to }
   *[other] {""}
}.
log-paid-with = { $paid } avec la { $card }
log-paid-free = rien, grâce à { $card }
log-place = { $you ->
    [yes] Vous construisez { $tiles }.
   *[no] { $who } construit { $tiles }.
}
log-keep = { $you ->
    [yes] Vous mettez { $tiles } en <r:BASE-PLACE-02>réserve</r>.
   *[no] { $who } met { $tiles } en <r:BASE-PLACE-02>réserve</r>.
}
log-add = { $you ->
    [yes] Vous <r:BASE-REDESIGN-01>réaménagez</r> : { $tile } rejoint votre Alhambra.
   *[no] { $who } <r:BASE-REDESIGN-01>réaménage</r> : { $tile } rejoint son Alhambra.
}
log-remove = { $you ->
    [yes] Vous <r:BASE-REDESIGN-01>réaménagez</r> : { $tile } passe en réserve.
   *[no] { $who } <r:BASE-REDESIGN-01>réaménage</r> : { $tile } passe en réserve.
}
log-swap = { $you ->
    [yes] Vous <r:BASE-REDESIGN-01>réaménagez</r> : { $tile } remplace { $old }.
   *[no] { $who } <r:BASE-REDESIGN-01>réaménage</r> : { $tile } remplace { $old }.
}
log-pass = { $declined ->
    [extra] { $you ->
        [yes] Vous renoncez à l’<r:BASE-TURN-03>action supplémentaire</r>.
       *[no] { $who } renonce à l’<r:BASE-TURN-03>action supplémentaire</r>.
    }
   *[other] { $you ->
        [yes] Vous passez.
       *[no] { $who } passe.
    }
}
log-pass-between = { $you ->
    [yes] Vous n’intervenez pas entre deux tours.
   *[no] { $count ->
        [one] { $who } n’intervient pas entre deux tours.
       *[other] { $who } n’interviennent pas entre deux tours.
    }
}
log-no-action = { $you ->
    [yes] Vous n’avez <r:BASE-RUL-03>aucune action possible</r> : votre tour passe.
   *[no] { $who } n’a <r:BASE-RUL-03>aucune action possible</r> : son tour passe.
}
log-turn = { $you ->
    [yes] Manche { $round } : à vous.
   *[no] Manche { $round } : { $who }.
}

## Ce que fait la table

log-deal = { $you ->
    [yes] Vous recevez { $cards } pour <r:BASE-SETUP-06>commencer</r>.
   *[no] { $who } reçoit { $cards } pour <r:BASE-SETUP-06>commencer</r>.
}
log-first = { $you ->
    [yes] Vous jouez en <r:BASE-SETUP-08>premier</r>.
   *[no] { $who } joue en <r:BASE-SETUP-08>premier</r>.
}
log-market = Au <r:BASE-EOT-05>chantier</r> : { $tiles }.
log-offer = { $tile } ({ $currency })
log-display = À <r:BASE-EOT-02>prendre</r> : { $cards }.
log-reshuffle = { $cards ->
    [one] La carte défaussée forme une <r:BASE-EOT-03>nouvelle pioche</r>.
   *[other] Les { $cards } cartes défaussées forment une <r:BASE-EOT-03>nouvelle pioche</r>.
}
log-unknown = { $seat ->
    [some] { $who } : « { $event } ».
   *[none] « { $event } ».
}

## Décomptes et fin

log-scoring-card = { $scoring ->
    [1] Carte du 1ᵉʳ décompte : il a lieu <r:BASE-EOT-06>avant le prochain tour</r>.
   *[other] Carte du { $scoring }ᵉ décompte : il a lieu <r:BASE-EOT-06>avant le prochain tour</r>.
}
log-scoring = { $scoring ->
    [1] 1ᵉʳ <r:BASE-SCORE-01>décompte</r> : { $gains }.
   *[other] { $scoring }ᵉ <r:BASE-SCORE-01>décompte</r> : { $gains }.
}
log-source-wall = Mur
log-source-building = { $building }, rang { $place }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
log-source-other = Autre
log-last-turn = Plus assez de tuiles : <r:BASE-EOG-01>dernier chantier</r>.
log-leftover = { $you ->
    [yes] Vous recevez { $tile } : <r:BASE-EOG-04>le plus d’argent</r> en { $currency }s, { $best }.
   *[no] { $who } reçoit { $tile } : <r:BASE-EOG-04>le plus d’argent</r> en { $currency }s, { $best }.
}
log-leftover-none = <r:BASE-EOG-05>Égalité</r> en { $currency }s, à { $best } : personne ne reçoit { $tile }.
log-end = Partie terminée : { $you ->
    [yes] <b>vous gagnez</b>
   *[no] { $count ->
        [one] <b>{ $winners } gagne</b>
       *[other] <b>{ $winners }</b> partagent la <r:BASE-EOG-08>victoire</r>
    }
}{ $known ->
    [yes] {" "}avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}.

## Les joueurs

log-players = Joueurs
log-player-score = Score : { $points }
log-player-open = Agrandir l’Alhambra de { $name }
log-player-families = Bâtiments de { $name }
log-player-family = { $building } : { $count }{ $lead ->
    [yes] , en tête
   *[no] {""}
}
log-player-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
log-player-wall = Mur : { $count }
log-player-reserve = { $count ->
    [one] { $count } tuile en réserve
   *[other] { $count } tuiles en réserve
}
log-player-clock = Temps restant : { $time }
log-state-turn = joue
log-state-next = joue ensuite
log-state-thinking = réfléchit
log-state-interrupt = décide
log-state-placing = place ses tuiles
log-state-away = hors ligne
log-state-back = { $name } ne répond plus depuis une minute.
log-state-replaced = un robot joue
log-state-resigned = a abandonné
log-state-you = vous
log-bot = robot
log-bot-easy = facile
log-bot-medium = moyen
log-bot-strong = fort
log-bot-random = au hasard
log-bot-idle = en veille
log-replace = Remplacer par un robot
log-replace-done = Un robot joue pour { $name }.
log-handover = Confier la place
log-handover-title = La place de { $name }
log-handover-text = Qui ouvre ce lien continue la partie pour { $name }. Si { $name } revient avant, le lien ne vaut plus rien.
log-handover-qr = Code à scanner : lien vers cette place
log-handover-copy = Copier le lien
log-handover-copied = Le lien est copié.
log-return = Reprendre ma place
log-return-done = Vous jouez de nouveau.
log-unreachable = Le serveur ne répond pas. Réessayez dans un instant.

## Les gestes

log-reactions = Faire un geste
log-reaction-applause = Bravo
log-reaction-laugh = Rire
log-reaction-wow = Étonnement
log-reaction-think = Je réfléchis
log-reaction-hurry = À vous de jouer
log-reaction-sorry = Pardon
log-reaction-thanks = Merci
log-reaction-hello = Bonjour
log-reaction-bye = Au revoir
log-reaction-said = { $name } : { $gesture }

## Suivre les autres

log-nothing-yet = Personne n’a encore joué.
log-since = Depuis votre tour
log-since-chip = Depuis votre tour : { $count }
log-since-open = { $count ->
    [one] Revoir le coup joué depuis votre tour
   *[other] Revoir les { $count } coups joués depuis votre tour
}
log-since-none = Rien depuis votre tour.
log-last-round = La dernière manche
log-last-round-chip = Dernière manche : { $count }
log-again = Revoir
log-again-step = { $step } / { $count }
log-standings = Classement
log-standings-caption = Ce que chacun possède et les points
log-standings-points = Points
log-standings-points-short = Pts
log-standings-leads = en tête
