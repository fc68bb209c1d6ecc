"""Before the match: who sits where, by which rules; codes, links and the rights of the host."""

from pathlib import Path

from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import async_test, local_server


@async_test
async def test_play_now_starts_at_once_against_bots(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("blackwood", start=True, players=3)
        page = await place.page(ticket)
        assert page.table["status"] == "running"
        assert [seat["holder"] for seat in page.table["seats"]] == ["person", "bot", "bot"]
        assert [seat["level"] for seat in page.table["seats"]] == [None, "bosun", "bosun"]
        assert [seat["presence"] for seat in page.table["seats"]] == ["here", "bot", "bot"]
        assert page.update["asked"] is not None


@async_test
async def test_the_spoken_code_and_the_link_lead_to_a_bots_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=4)
        page = await place.page(host)
        code = page.table["code"]
        ben = await place.join(code.lower().replace("-", " "), "Ben")
        cas = await place.join(host["table"], "Cas")
        assert [ben["seat"], cas["seat"]] == [1, 2]
        assert ben["token"] != cas["token"]
        await page.told(lambda table: table["seats"][2]["name"] == "Cas")
        await place.post("/api/join", bodies.JoinTable("NOWHERE-1", "Dan"), status=404)


@async_test
async def test_open_seats_come_before_bots_and_a_full_table_can_be_watched(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        page = await place.page(host)
        await page.ask(from_page.Lobby, seat=2, holder="open")
        assert (await place.join(host["table"], "Ben"))["seat"] == 2
        assert (await place.join(host["table"], "Cas"))["seat"] == 1
        assert (await place.post("/api/join", bodies.JoinTable(host["table"], "Dan"), 409))["refusal"][
            "kind"
        ] == "table_full"
        assert (await place.join(host["table"], watch=True))["seat"] is None
        await page.told(lambda table: table["code"] is None)


@async_test
async def test_the_host_sets_players_options_pace_and_levels(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("blackwood", players=4))
        await page.ask(from_page.Lobby, players=6, options={"mode": "hoard"}, pace="instant")
        await page.ask(from_page.Lobby, seat=5, holder="bot", level="deckhand")
        table = await page.told(lambda table: table["seats"][-1]["level"] == "deckhand")
        assert (len(table["seats"]), table["options"]["mode"], table["pace"]) == (6, "hoard", "instant")
        refused = await page.ask(from_page.Lobby, players=5)
        assert refused["refusal"]["kind"] == "hoard_needs_pairs"
        assert (await page.ask(from_page.Lobby, options={"wind": 1}))["refusal"]["kind"] == "unknown_option"
        assert (await page.ask(from_page.Lobby, seat=1, holder="bot", level="parrot"))["refusal"][
            "kind"
        ] == "bad_option"
        beyond = (await page.ask(from_page.Lobby, options={"round_limit": 7}))["refusal"]
        assert (beyond["kind"], beyond["given"], beyond["expected"]) == ("bad_option", "7", "20-5000")
        assert (await page.ask(from_page.Lobby, seat=9, holder="open"))["refusal"]["kind"] == "no_such_seat"


@async_test
async def test_only_the_host_may(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna = await place.page(host)
        ben = await place.page(await place.join(host["table"]))
        for request in (
            from_page.Lobby("x1", players=2),
            from_page.Start("x2"),
            from_page.Kick("x3", 0),
            from_page.Pause("x4", paused=True),
            from_page.End("x5"),
            from_page.Rename("x6", 0, "Nobody"),
            from_page.NewLink("x7", 0),
        ):
            await ben.send(request)
            assert (await ben.answer(request.id))["refusal"]["kind"] == "host_only"
        watcher = await place.page(table=host["table"])
        assert (await watcher.ask(from_page.Start))["refusal"]["kind"] == "host_only"
        assert (await watcher.ask(from_page.Leave, 1))["refusal"]["kind"] == "not_your_seat"
        assert (await anna.ask(from_page.Start))["kind"] == "ack"


@async_test
async def test_people_are_not_put_off_their_seats_by_the_lobby(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna = await place.page(host)
        for name in ("Ben", "Cas"):
            await place.join(host["table"], name)
        assert (await anna.ask(from_page.Lobby, players=2))["refusal"] == {
            "kind": "seat_taken",
            "rule": "",
            "name": "Cas",
        }
        assert (await anna.ask(from_page.Lobby, seat=1, holder="bot"))["refusal"]["kind"] == "seat_taken"
        assert (await anna.ask(from_page.Lobby, seat=0, holder="bot"))["refusal"]["kind"] == "seat_taken"


@async_test
async def test_a_seat_on_the_hosts_device_comes_with_its_ticket(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna = await place.page(host)
        ack = await anna.ask(from_page.Lobby, seat=1, holder="device")
        assert ack["ticket"]["seat"] == 1
        table = await anna.told(lambda table: table["seats"][1]["holder"] == "person")
        assert table["seats"][1]["device"] == table["seats"][0]["device"]
        assert (await anna.ask(from_page.Rename, 1, "Little Ben"))["kind"] == "ack"
        again = await place.page(host, ack["ticket"])
        assert again.table["seats"][1]["name"] == "Little Ben"
        await anna.ask(from_page.Lobby, seat=1, holder="bot")
        await anna.told(lambda table: table["seats"][1]["holder"] == "bot")


@async_test
async def test_after_the_start_only_pace_and_time_limit_can_be_set(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("blackwood", start=True))
        assert (await page.ask(from_page.Lobby, players=2))["refusal"]["kind"] == "only_in_lobby"
        assert (await page.ask(from_page.Start))["refusal"]["kind"] == "only_in_lobby"
        assert (await page.ask(from_page.Lobby, windows="brisk"))["refusal"]["kind"] == "only_in_lobby"
        assert (await page.ask(from_page.Lobby, pace="brisk", window_limit="off"))["kind"] == "ack"


@async_test
async def test_whoever_leaves_the_lobby_frees_the_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=2)
        anna = await place.page(host)
        ticket = await place.join(host["table"])
        ben = await place.page(ticket)
        await ben.send(from_page.Leave("l", 1))
        assert (await ben.next("bye"))["reason"] == "left"
        await anna.told(lambda table: table["seats"][1]["holder"] == "bot")
        page = await place.plug_in(host["table"])
        await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],)))
        assert (await page.next("bye"))["reason"] == "seat"


@async_test
async def test_the_host_rights_pass_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna, ben = await place.page(host), await place.page(await place.join(host["table"]))
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Leave, 0)
        table = await ben.told(lambda table: table["seats"][1]["host"])
        assert table["seats"][0]["stand_in"]
        assert (await ben.ask(from_page.Pause, True))["kind"] == "ack"


@async_test
async def test_nonces_of_all_people_are_fixed_at_the_start(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3, nonce="salt")
        await place.join(host["table"], nonce="pepper")
        anna = await place.page(host)
        promised = anna.table["commitment"]
        await anna.ask(from_page.Start)
        late = await place.join(host["table"], "Late", nonce="vinegar")
        match = place.live(host).match
        assert match is not None
        assert match.table.header.nonces == ("salt", "pepper", None)
        assert match.table.header.commitment == promised
        assert late["seat"] == 2
        bad = await place.post("/api/join", bodies.JoinTable(host["table"], "X", nonce="<b>"), 409)
        assert bad["refusal"]["kind"] == "table_full"
        await place.post("/api/tables", bodies.NewTable("blackwood", "X", nonce="<b>"), 400)


@async_test
async def test_everybody_sees_the_colours_of_the_board_and_who_sails_which(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("prowl", players=3))
        assert page.table["palette"] == ["green", "black", "red", "yellow"]
        assert page.table["colours"] == [["black"], ["green"], ["red"]]
        await page.ask(from_page.Lobby, options={"colours": "red-green-black"})
        await page.told(lambda table: table["colours"] == [["red"], ["green"], ["black"]])
        await page.ask(from_page.Lobby, options={"colours": "random", "board": "large"})
        table = await page.told(lambda table: table["colours"] == [])
        assert len(table["palette"]) == 8


@async_test
async def test_a_table_for_several_people_on_one_device_is_opened_at_once(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("blackwood", players=2, mates=("Ben", "Cas"))
        mates = [{"table": ticket["table"], "token": token} for token in ticket["mates"]]
        page = await place.page(ticket, *mates)
        assert [seat["name"] for seat in page.table["seats"]] == ["Anna", "Ben", "Cas"]
        assert {seat["device"] for seat in page.table["seats"]} == {0}
        assert (await page.ask(from_page.Start))["kind"] == "ack"
        await page.told(lambda table: table["status"] == "running")
        many = bodies.NewTable("tictactoe", "Anna", 2, mates=("Ben", "Cas"))
        assert (await place.post("/api/tables", many, 400))["refusal"]["option"] == "players"
        rude = bodies.NewTable("tictactoe", "Anna", 2, mates=("<b>",))
        assert (await place.post("/api/tables", rude, 400))["refusal"]["kind"] == "bad_name"
