"""The board game, base rules. This file alone is never compiled: it picks the kernel."""

import sys
from importlib import import_module
from importlib.util import find_spec

_kernel = find_spec(__name__ + ".kernel")
COMPILED = _kernel is not None and not str(_kernel.origin).endswith(".py")
if not COMPILED:
    sys.modules[__name__ + ".kernel"] = import_module(__name__ + ".kernel_pure")
