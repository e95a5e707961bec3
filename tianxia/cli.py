"""The command line: what can be asked of `tianxia`; the bodies are in `tianxia.commands`."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tianxia import __version__
from tianxia.commands import flags, streams
from tianxia.commands.arguments import (
    MOST_SECONDS,
    MOST_SEED,
    OWN_BOTS,
    Alone,
    AnyGameArg,
    AtLeast,
    Data,
    Force,
    GameArg,
    Games,
    Jobs,
    Json,
    Lang,
    OptionFlags,
    Seats,
    Seed,
)
from tianxia.commands.help import Command, Commands, StoppedError, speak
from tianxia.commands.lang import Language, language_in, own_language
from tianxia.commands.usage import BadWords, what_is_wrong
from tianxia.errors import Phrase, UserError, refusal_of_system

app = typer.Typer(
    name="tianxia",
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """`tianxia --version`."""
    if wanted:
        typer.echo(f"tianxia {__version__}")
        raise typer.Exit


@app.callback()
def shared(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Tabletop games about the wars for China and the steppe: play them, let bots play them, look up their rules."""


@app.command(cls=Command)
def play(
    game: GameArg,
    full: Annotated[bool, typer.Option("--full", help="Full screen instead of plain lines.")] = False,
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, metavar="N", help="Your seat, from 0.")] = None,
    as_name: Annotated[str | None, typer.Option("--as", metavar="NAME", help="Your side by name, such as han.")] = None,
    bot: Annotated[
        str, typer.Option("--bot", "--bots", metavar="A,B", help=f"Who plays the other seats, in turn. {OWN_BOTS}")
    ] = "greedy",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=MOST_SEED, metavar="S", help="Deal by this seed.")
    ] = None,
    seats: Seats = None,
    option: OptionFlags = None,
    data: Data = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the match is saved.")] = None,
    force: Force = False,
    json: Json = False,
) -> int:
    """Play a game in the terminal against bots."""
    from tianxia.commands.play import Wanted, Wish, run

    return run(
        Wanted(
            game=flags.game_of(game),
            wish=Wish(seat, as_name, bot),
            seed=seed,
            seats=seats,
            options=flags.options_of(option or [], data),
            resume=resume,
            save=save,
            lang=lang or own_language(),
            full=full,
            as_json=json,
            force=force,
        )
    )


@app.command(cls=Command)
def learn(
    game: GameArg,
    number: Annotated[
        int | None, typer.Argument(min=1, metavar="N", help="The lesson to begin with; default: the first.")
    ] = None,
    lang: Lang = None,
    lists: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
    json: Json = False,
) -> int:
    """Learn a game in the terminal, lesson by lesson."""
    from tianxia.commands.learn import run

    return run(flags.game_of(game), number, lang=lang or own_language(), lists=lists, as_json=json)


@app.command(cls=Command)
def serve(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N", help="Where it listens.")] = 8000,
    host: Annotated[
        str, typer.Option("--host", metavar="NAME", help="On which address; 127.0.0.1 is for this computer only.")
    ] = ("127.0.0.1"),
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where matches are kept.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="A database instead of the file in that folder.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="Another origin that may talk to the server.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B", help=f"More bots to play against. {OWN_BOTS}")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option("--contact", metavar="URL", help="Whom push services may ask: mailto:... or https://..."),
    ] = None,
    json: Json = False,
) -> int:
    """Serve the table in the browser."""
    from tianxia.commands.serve import run

    return run(
        host=host, port=port, data=data, url=database, origins=origin or [], bots=bots, contact=contact, as_json=json
    )


@app.command(cls=Command)
def arena(
    game: GameArg,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help=f"The bots that meet. {OWN_BOTS}")
    ] = "greedy,random",
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    seats: Seats = None,
    option: OptionFlags = None,
    data: Data = None,
    report: Annotated[
        bool, typer.Option("--report", help="Count what was offered and kept, and who won with it.")
    ] = False,
    beliefs: Annotated[
        bool, typer.Option("--beliefs", help="Count how often hidden roles were what the bots believed.")
    ] = False,
    single: Annotated[
        bool,
        typer.Option("--single-side", help="In a game with roles: one side at a time for the first bot."),
    ] = False,
    alone: Alone = 1,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Where --report or --beliefs draws (SVG).")
    ] = None,
    at_least: AtLeast = None,
    force: Force = False,
    json: Json = False,
) -> int:
    """Let bots play each other and count who wins."""
    from tianxia.commands.series import Series

    if report and beliefs:
        raise UserError("give --report or --beliefs, not both")
    table = flags.options_of(option or [], data)
    asked = Series(flags.game_of(game), flags.names_of(bots), games, seed, jobs, seats, table)
    if beliefs:
        from tianxia.commands.beliefs import run as run_beliefs

        return run_beliefs(asked, picture, as_json=json, force=force)
    if report or picture is not None or at_least is not None:
        from tianxia.commands.balance import run as run_report

        return run_report(asked, picture, as_json=json, force=force, at_least=at_least)
    from tianxia.commands.arena import run

    return run(asked, as_json=json, single=single, alone=alone)


@app.command(cls=Command)
def exploit(
    game: GameArg,
    games: Games = 20,
    seed: Seed = 0,
    turns: Annotated[int, typer.Option("--turns", min=1, metavar="N", help="As in equilibrium:N.")] = 240,
    jobs: Jobs = None,
    option: OptionFlags = None,
    json: Json = False,
) -> int:
    """Measure how exploitable the secret orders of the bots are."""
    from tianxia.commands.exploit import run

    return run(
        flags.game_of(game),
        games=games,
        seed=seed,
        turns=turns,
        jobs=jobs,
        options=flags.options_of(option or []),
        as_json=json,
    )


@app.command(cls=Command)
def fuzz(
    game: GameArg,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    seats: Seats = None,
    option: OptionFlags = None,
    data: Data = None,
    digest: Annotated[bool, typer.Option("--digest", help="End with one digest of all games.")] = False,
    json: Json = False,
) -> int:
    """Play random games with every check switched on."""
    from tianxia.commands.fuzz import run

    return run(
        flags.game_of(game),
        games=games,
        seed=seed,
        jobs=jobs,
        seats=seats,
        options=flags.options_of(option or [], data),
        digest=digest,
        as_json=json,
    )


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that every answer and digest fits.")] = False,
    viewer: Annotated[str, typer.Option("--viewer", metavar="N|all|none", help="Through whose eyes.")] = "all",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Show a saved match again, or verify it."""
    from tianxia.commands.replay import run

    return run(file, verify=verify, viewer=flags.viewer_of(viewer), lang=lang or own_language(), as_json=json)


@app.command(cls=Command)
def games(lang: Lang = None, json: Json = False) -> int:
    """List the games, for how many they are, their bots and settings."""
    from tianxia.commands.games import run

    return run(lang=lang or own_language(), as_json=json)


@app.command(cls=Command)
def options(game: GameArg, lang: Lang = None, json: Json = False) -> int:
    """List the settings of a game's tables: what `--option` takes."""
    from tianxia.commands.options import run

    return run(flags.game_of(game), lang=lang or own_language(), as_json=json)


@app.command(cls=Command)
def rules(
    game: GameArg,
    rule_id: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as CH-305, or a word.")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="Rules with all these words.")] = None,
    content: Annotated[bool, typer.Option("--content", help="Which test pins each kind of card and skill.")] = False,
    options: Annotated[bool, typer.Option("--options", help="The settings of a table: what `--option` takes.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER", help="Where the tests are.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Look up the rules of a game by number or words."""
    if options:
        from tianxia.commands.options import run as list_options

        return list_options(flags.game_of(game), lang=lang or own_language(), as_json=json)
    if content:
        from tianxia.commands.content import run as count

        return count(flags.game_of(game), tests=tests, as_json=json)
    from tianxia.commands.rules import run

    return run(flags.game_of(game), rule_id=rule_id, search=search, lang=lang or own_language(), as_json=json)


@app.command(cls=Command)
def ledger(
    game: AnyGameArg = None,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER", help="Where the tests are.")] = None,
    json: Json = False,
) -> int:
    """Count the rules that tests name; fails while one is missing."""
    from tianxia.commands.ledger import run

    return run(None if game is None else flags.game_of(game), tests=tests, as_json=json)


@app.command(cls=Command)
def bench(
    game: AnyGameArg = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=MOST_SECONDS, metavar="S", help="Time for each figure.")
    ] = 3.0,
    seats: Seats = None,
    option: OptionFlags = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """Measure how fast games are played, cloned and shown."""
    from tianxia.commands.bench import run

    return run(
        None if game is None else flags.game_of(game),
        seconds=seconds,
        seats=seats,
        options=flags.options_of(option or [], data),
        as_json=json,
    )


@app.command(cls=Command)
def scenario(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="Scenario files.")] = None,
    match: Annotated[
        Path | None,
        typer.Option("--from", metavar="MATCH", help="Write the position of this saved match as a scenario, to FILE."),
    ] = None,
    force: Force = False,
    json: Json = False,
) -> int:
    """Run positions written by hand, and check what comes of them."""
    from tianxia.commands.scenario import run

    return run(tuple(files or ()), match=match, as_json=json, force=force)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and exits with its code; bad input gets one sentence and code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang, as_json = language_in(given), "--json" in given
    streams.prepare(as_json)
    speak(lang)
    try:
        if any("\0" in word for word in given):
            raise UserError("a word of the command holds a null character")
        given = given or first_words()
        if not given:
            sys.exit(0)
        code = app(args=given, prog_name="tianxia", standalone_mode=False)
        sys.stdout.flush()
    except UserError as error:
        from tianxia.telling.settings import sentence_of

        code = refuse(sentence_of(error, lang), as_json=as_json)
    except BadWords as error:
        code = refuse(worded(what_is_wrong(error), lang), as_json=as_json)
    except typer.Abort:
        code = 1
    except (StoppedError, KeyboardInterrupt):
        print(f"\ntianxia: {worded(Phrase('stopped before there was anything to show'), lang)}", file=sys.stderr)
        code = 130
    except BrokenPipeError:
        code = 1
        streams.say_no_more()
    except OSError as error:
        why = refusal_of_system(error)
        said = why if error.filename is None else Phrase("{file}: {why}", file=error.filename, why=why)
        code = refuse(worded(said, lang), as_json=as_json and error.filename is not None)
        if error.filename is None:  # what was said had no room: the rest of it has none either
            streams.say_no_more()
    sys.exit(code if isinstance(code, int) else 0)


def first_words() -> list[str]:
    """What `tianxia` alone does: a person is asked what to play, a program gets the help."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ["--help"]
    from tianxia.commands.guide import run
    from tianxia.terminal.output import keyboard, screen

    return run(screen(), keyboard())


def worded(said: Phrase, lang: Language) -> str:
    """A sentence in the person's language."""
    from tianxia.telling.faults import told

    return told(said, lang)


def refuse(sentence: str, *, as_json: bool) -> int:
    """Tells the person, and the program that reads along, what was wrong."""
    print(f"tianxia: {sentence}", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps({"error": sentence}, ensure_ascii=False), flush=True)
    return 2
