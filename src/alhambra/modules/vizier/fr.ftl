# Les mots de ce module en français.

module-vizier = La faveur du vizir
module-vizier-summary = Entre deux tours, acheter une tuile au prix exact ; réveiller ensuite le vizir coûte une action.

## Coups : leurs verbes, et leurs titres dans une liste

verb-vizier-wake = réveiller le vizir
verb-vizier-buy = acheter grâce au vizir
cli-verb-vizier-buy = Vizir
cli-verb-vizier-wake = Réveiller

## Pourquoi un coup est refusé

vizier-awake = Votre vizir est déjà éveillé.
vizier-asleep = Votre vizir est endormi ; il faut d’abord le réveiller par une action de votre tour.
vizier-not-exact = Le vizir paie le coût exact : { $tile } coûte { $price }, ces cartes valent { $total }.
# C’est le moyen de paiement qui dit pourquoi il ne sert pas ici.
vizier-means = { $means }

## Ce qui s’est passé

event-vizier-wakes = { $who } réveille son vizir.
event-vizier-sleeps = { $who } fait appel à son vizir, qui s’endort ensuite.

## Sur la table

seat-vizier-awake = vizir éveillé
seat-vizier-asleep = vizir endormi

## Options

option-always_ask_vizier = Toujours demander
option-always_ask_vizier-summary = Interroger tous ceux dont le vizir est éveillé, même s’ils ne peuvent pas payer, pour que le silence ne révèle rien.

## Mettre en place une vraie table

guide-vizier = Chacun des { $players } joueurs prend un vizir et le pose côté éveillé. Ceux dont personne n’a besoin restent dans la boîte.
