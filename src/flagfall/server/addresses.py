"""Who is asking, as far as an address tells."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


def address_of(scope: Mapping[str, Any]) -> str:
    """Whose limits a call counts against."""
    client = scope.get("client")
    return grouped(client[0]) if client else "nowhere"


@lru_cache(maxsize=4096)
def grouped(address: str) -> str:
    """One household is one: of the newer addresses it has as many as it likes, and whoever asks gets 65,536 halves of them.

    So everything below the same first 48 bits counts as one, as it does for those who share one address of the older kind.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 48), strict=False))
    return address


def among(address: str, networks: tuple[str, ...]) -> bool:
    """Whether it is one of these addresses or networks."""
    try:
        parsed = ipaddress.ip_address(address)
        return any(parsed in ipaddress.ip_network(network, strict=False) for network in networks)
    except ValueError:
        return address in networks
