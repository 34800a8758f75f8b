# The rules, each as a title and two sentences.

rules-section-huts = Module: the worker huts
rules-HUT-01-title = The 24 huts
rules-HUT-01-text = There are 24 huts in the colours of the six families. They carry walls like buildings.
rules-HUT-02-title = Six piles
rules-HUT-02-text = The huts lie in six piles, one for each colour. The top one of each lies open.
rules-HUT-04-title = Taking a hut
rules-HUT-04-text = Taking an open hut is an action, also after an exact payment. You must own fewer than three.
rules-HUT-05-title = Free of charge
rules-HUT-05-text = A hut costs nothing. The next one of its pile is turned up at once.
rules-HUT-06-title = No further action
rules-HUT-06-text = A hut is not paid for. So no further action follows.
rules-HUT-08-title = Three at most
rules-HUT-08-text = Nobody ever owns more than three huts, those in the reserve included. They cannot be given back.
rules-HUT-09-title = Laid like buildings
rules-HUT-09-text = All rules of building and redesigning apply to huts. One can walk through them.
rules-HUT-11-title = What a hut counts
rules-HUT-11-text = In a scoring a hut counts the buildings of its colour beside it that no wall separates from it. It counts three at most.
rules-HUT-12-title = Counted several times
rules-HUT-12-text = The buildings beside a hut count themselves too. One building may count for several huts.
rules-HUT-13-title = Huts beside huts
rules-HUT-13-text = A hut is no building. Huts beside huts count nothing.
rules-HUT-14-title = Walls of huts
rules-HUT-14-text = Walls of huts count for the longest outer wall. A hut in the reserve counts nothing.
