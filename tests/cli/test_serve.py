"""The options of `serve` that are checked before the server starts."""

import pytest

from skulduggery.cli.complaints import Complaint
from skulduggery.cli.serve import checked_network, checked_url


@pytest.mark.parametrize("address", ["https://play.example.org", "http://10.0.0.7:8000/"])
def test_an_address_of_a_server(address: str) -> None:
    assert checked_url(address) == address


@pytest.mark.parametrize("address", ["play.example.org", "ftp://example.org", "https://", ""])
def test_no_address_of_a_server(address: str) -> None:
    with pytest.raises(Complaint) as caught:
        checked_url(address)
    assert caught.value.key == "cli-bad-url"


@pytest.mark.parametrize("network", ["10.0.0.7", "10.0.0.0/24", "::1", "2001:db8::/32"])
def test_a_network(network: str) -> None:
    assert checked_network(network) == network


@pytest.mark.parametrize("network", ["10.0.0.7/24", "proxy", "10.0.0", ""])
def test_no_network(network: str) -> None:
    with pytest.raises(Complaint) as caught:
        checked_network(network)
    assert caught.value.key == "cli-bad-network"
