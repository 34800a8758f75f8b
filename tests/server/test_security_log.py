"""The log of security events: one line for each, and nothing in it that is a secret or a name."""

from __future__ import annotations

import re

from harness import running_server

KEY = "a-very-secret-key"


def test_a_wrong_admin_key_is_noted(sqlite_url: str) -> None:
    with running_server(sqlite_url, admin_key=KEY) as server, server.client() as client:
        wrong = {"Authorization": "Bearer not-the-secret-key"}
        assert client.get("/api/admin/tables", headers=wrong).status_code == 401
        found = [line for line in server.log.splitlines() if "security" in line]
    assert len(found) == 1
    assert re.search(r"security: not-admin client=127\.0\.0\.0/24", found[0])
    assert "not-the-secret-key" not in found[0]
