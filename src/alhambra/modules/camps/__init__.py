"""The Camps: tiles that lean on the walls from outside and score the buildings in front of them.

Rules: docs/rules/08-camps.md
"""
