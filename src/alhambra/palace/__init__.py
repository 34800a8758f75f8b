"""The board game, base rules. This file alone is never compiled: it picks the kernel."""

import sys
from importlib import import_module

from ..core import COMPILED

if not COMPILED:
    sys.modules[__name__ + ".kernel"] = import_module(__name__ + ".kernel_pure")
