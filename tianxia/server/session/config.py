"""The numbers of the server: limits against strangers, delays and patience; tests and drills use their own."""

from __future__ import annotations

from msgspec import Struct


class Config(Struct, frozen=True):
    """Everything that may be set; the limits are those of docs/protocol.md."""

    seat_messages: int = 60  # in 10 seconds
    onlooker_messages: int = 20
    connections: int = 20  # of one address, in 10 seconds
    tables: int = 5  # made by one address, in a minute
    replays: int = 60  # looked at by one address, in a minute: each is told anew
    bad_tokens: int = 10  # from one address, in a minute
    codes: int = 5  # to take a seat along, asked for by one address, in a minute
    bad_codes: int = 120  # from all addresses together, in a minute: nobody finds one by trying
    silence: float = 45.0  # seconds without a word before a connection is closed
    missed: int = 200  # events that are sent again after a drop; more become a snapshot
    page: int = 500  # events in one page of the log
    unsent_messages: int = 256  # that wait for a reader; more close its connection
    unsent_bytes: int = 1024 * 1024
    waiting_work: int = 256  # messages that wait for a table
    window_delay: float = 1.5  # before an answer in a window that nobody typed, for two seats; more share it
    bot_delay: float = 0.6  # before a bot's answer, so that people can follow
    left_after: float = 30.0  # seconds of absence before others may give the seat to a bot; looked at with each tick
    idle: float = 900.0  # seconds after which a table that nobody looks at leaves the memory
    mark_every: int = 20  # rows between marks
    default_bot: str = "greedy"
    most_iterations: int = 2000  # of a bot that a stranger may seat
    bots: tuple[tuple[str, str], ...] = ()  # one's own: how each is called on the wire, and its file, module or command
    origins: tuple[str, ...] = ()  # other origins that may talk to us, such as a development server
    devices: int = 4  # of a seat that are told when it is asked
    calls: int = 12  # messages to the devices of a seat, in a minute
    push_hosts: tuple[str, ...] = ()  # HOST:PORT of push services that may stand on this machine: for tests
    contact: str = ""  # whom push services may ask about our messages: mailto:... or https://...

    def spec_of(self, bot: str) -> str:
        """The bot behind the name that it has on the wire: nobody outside sees or names files of this machine."""
        return dict(self.bots).get(bot, bot)


OPEN_LIMITS = Config(
    seat_messages=100_000,
    onlooker_messages=100_000,
    connections=100_000,
    tables=100_000,
    replays=100_000,
    bad_tokens=100_000,
    codes=100_000,
    bad_codes=100_000,
    silence=600.0,
    unsent_messages=100_000,
    unsent_bytes=1 << 30,
    calls=100_000,
    window_delay=0.0,
    bot_delay=0.0,
)  # for drills, which come from one address and may be slow to read
