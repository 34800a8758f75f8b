# Les mots de ce module en français.

module-dirk = Dirk
rival-dirk = Dirk
module-dirk-summary = Le troisième joueur, imaginaire, de toute partie à deux : il possède des tuiles, occupe des rangs, ne joue jamais.

## Coups : leurs verbes, et leurs titres dans une liste

verb-dirk = donner une tuile à Dirk
cli-verb-dirk = À Dirk

## Pourquoi un coup est refusé

dirk-not-bought = Seule une tuile qui vient d’être achetée peut être donnée à Dirk, ce qui n’est pas le cas de { $tile }.

## Ce qui s’est passé

event-give-to-dirk = { $who } donne { $tile } à Dirk.
event-dirk-draws = Dirk pioche : { $tiles }.

## Options

option-dirk_can_win = Dirk peut gagner
option-dirk_can_win-summary = Laisser Dirk gagner une partie à deux s’il a le plus de points.

## Mettre en place une vraie table

guide-dirk = Piochez { $count } tuiles pour Dirk et posez-les face visible. Il a un pion sur la piste de score, mais ni fontaine ni argent.
