# The terminal in English, for every game. The Polish file has the same keys.

## Commands: the words that may be typed; the first one is shown.

command-why = why
command-undo = undo, back
command-hint = hint, idea
command-rules = rules, rule
command-save = save
command-log = log
command-hand = hand
command-table = table, show
command-discard = discard, discards
command-card = card
command-auto = auto
command-beliefs = beliefs, believe
command-help = help, h, ?
command-quit = quit, exit, q

# After "pass": for the rest of the round.
word-round = round
word-turn = turn

# Of a player who is out.
word-watch = watch
word-skip = skip

## The plain table

ui-greet = { $game }. You are { $mine }; { $theirs } is played by { $bot }.
ui-greet-alone = { $game }. You are { $mine }, alone against the game.
ui-commitment = The deal is fixed by a secret key; its SHA-256 is { $hash }.
ui-start = Type the number of a choice, or "help".
ui-resumed = The match continues. The last lines of its log:
ui-thinking = The bot is thinking...
ui-prompt = Your choice:
ui-news = Since your last decision:
ui-news-more = (the last lines; "log" shows { $count ->
    [one] 1 more
   *[other] { $count } more
})
ui-table-how = ("table" shows everything that lies open.)
ui-out = You are out of the game. The others play on.
ui-out-watch = watch: go on to the next turn (Enter does the same)
ui-out-skip = skip: play on to the end and show the result
ui-out-quit = quit: leave; the match is saved
ui-out-how = You are out of the game: "watch", "skip" or "quit".
ui-came-back = Your sealed answer came back to you: somebody else acted first.
ui-ask = { $title } ({ $rule }).
ui-open = { $text }: type { $number } and the cards, such as "{ $number } { $example }"
ui-closed = (not now) { $text }
ui-ask-why = "why { $number }" explains why a choice is not possible now.
ui-why = Not possible ({ $rule }): { $sentence }
ui-why-unknown = This is not possible now.
ui-rule = { $rule }: { $text }
ui-from-seed = the rulebook
ui-from-public = public sources
ui-from-ruling = our ruling
ui-from-house = ours
ui-why-how = Say which move you mean, such as "why 3" or "why { sample-why }".
ui-why-legal = This move is possible; you may play it.
ui-refused = That is not possible: { $sentence } ({ $rule })
ui-fact-twice = The same card was named twice.
ui-fact-got = You named { $got ->
    [one] 1 card
   *[other] { $got } cards
}; at least { $least } must be named.
ui-fact-exact = Named: { $got }; exactly { $least } must be named.
ui-fact-most = Named: { $got }; at most { $most } may be named.
ui-back-to = Back to: { $title } (taken back: { $answer }).
ui-hint-number = A bot would choose { $number }: { $text }.
ui-hint = A bot would play: { $text }. Type "{ $move }".
ui-no-rule = No rule has this number or contains these words: { $asked }.
ui-rules-how = Type "rules" and a number or a word, such as "rules { sample-rule }" or "rules { sample-word }".
ui-more-rules = ... and { $count ->
    [one] 1 more rule
   *[other] { $count } more rules
}; add a word to narrow it down.
ui-saved = Saved in { $file }.
ui-nothing-to-save = There is nothing to save yet; "save NAME" saves anyway.
ui-no-beliefs = There are no hidden roles in this game.
ui-log-empty = Nothing has happened yet.
ui-card-how = Type "card" and the name or the value of a card, such as "card { sample-card }".
ui-auto-on = Reactions: you are asked only if you can react ("auto off" changes that).
ui-auto-off = Reactions: you are always asked ("auto on" changes that).
ui-pass-round = Reactions: you pass for the rest of this round ("auto on" changes that).
ui-pass-turn = Reactions: you pass for the rest of this turn ("auto on" changes that).
ui-bye = You have left the match.
ui-resume = It is saved in { $file }. Continue with:
ui-key = The key of the deal was { $key }; its SHA-256 is { $hash }, as shown at the start.
ui-verdict-win = You win.
ui-verdict-lose = You lose.
ui-verdict-draw = The game is a draw.
ui-verdict-shared = You share the victory.
ui-verdict-nobody = Nobody wins.
ui-verdict-together = You win together.
ui-verdict-lost-together = You lose together.
ui-rematch = Another match: tianxia play { $game } --as { $side }
ui-over = The match is over. "log" shows it, "save NAME" keeps it, "quit" leaves.
ui-help =
    { help-moves }
    why 3                 why a move is not possible, with the rule and the facts
    hint                  what a bot would do
    undo                  take back your last move, as long as nobody has answered it and no card has been seen
    hand, table, discard  show these again
    log, log all          what happened
    card NAME             the text of a card
    rules { sample-rule }          a rule by its number; "rules { sample-word }" finds rules by a word
    auto on, auto off     whether you are asked for a reaction when you have none
ui-help-pass =
    pass round            pass all reactions for the rest of this round
ui-help-end =
    save, save FILE       save the match
    quit                  leave; an unfinished match is saved

## Lessons

lesson-title = { $game }, lesson { $number } of { $count }: { $title }
lesson-line = { $number }  { $title }
lesson-start = Do what each step says. "hint" shows how to type it, "quit" leaves.
lesson-step = Step { $number } of { $count }: { $text }
lesson-other = That is allowed too, but it is not what this step is about.
lesson-hint = This step: { $text }. Type "{ $move }".
lesson-free = Any choice will do here.
lesson-done = Lesson { $number } is done. { $text }
lesson-no-save = A lesson is not saved; it can be begun again at any time.
lesson-no-undo = Nothing has to be taken back in a lesson: only what a step is about is played.
lesson-next = Enter: lesson { $number }, { $title }. Or type "quit".
lesson-last = That was the last lesson. A match of your own: tianxia play { $game }
lesson-bye = You have left the lesson. Again: tianxia learn { $game } { $number }

## Bots by their levels

bot-random = Child
bot-novice = Novice
bot-greedy = Apprentice
bot-search-40 = Sergeant
bot-search-100 = Captain
bot-search-300 = General
bot-search-1000 = Strategist
bot-equilibrium = Sage
bot-teacher = Master Zhang
bot-other = Bot ({ $spec })
bot-silent = It says nothing about itself.
bot-program = A program of its own, run beside the server.

## Input that was not understood

ui-unknown = "{ $word }" is neither a choice nor a command; "help" lists the commands.
ui-unknown-move = "{ $word }" is not a move; name a number or an option, such as "why { sample-why }".
ui-several = "{ $word }" could be { $names }; type a little more.
ui-no-number = There is no choice { $number }; the choices go from 1 to { $most }.
ui-no-cards = This choice takes no cards, so "{ $word }" has no meaning here.
ui-which-like = { $option }: also say what goes with it, such as "{ $like }".
ui-which-cards = Name the cards too, after the choice: { $option }.
ui-no-card = There is no card "{ $word }" that can be used here.
ui-few-cards = There { $count ->
    [one] is only 1 card
   *[other] are only { $count } cards
} "{ $word }" for this.
ui-which = Which "{ $word }" do you mean: { $names }? Name it.
ui-option = { $option }

## Refusals of the core

core-not-asked = There is no question for you now.
core-sealed = You have already answered, and the answer is sealed.
core-undo-nothing = There is nothing to take back.
core-undo-learnt = It is too late to take that back: cards have been seen since.
core-undo-others = It is too late to take that back: somebody else has answered since.

## Replays

replay-title = { $game }: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, rules version { $version }.
replay-seat = Seat { $seat }: { $name }.
replay-conceded = { $count ->
    [0] The match was conceded: it is lost.
    [one] { $names } wins: the match was conceded.
   *[other] { $names } win: the match was conceded.
}
replay-unfinished = The match is not finished.

## Full screen

full-log = Log
full-score = Score
full-draw = Draw
full-discard = Discards
full-hand = Your hand
full-play = Play
full-why = Why not?
full-hint = Hint
full-undo = Undo
full-rules = Rules
full-save = Save
full-quit = Quit
full-language = Polski
full-theme = Light/dark
full-help = Help
full-beliefs = Hidden roles
full-close = Close
full-table = Table
full-info = Texts
full-find = The name of a card, then Enter
full-more = + { $count } more: { $key }
full-pick = Space or Enter picks up what is at the cursor, Enter again plays it.
full-small = This window is too small for the table: { $width } x { $height } characters, and it needs { $least_width } x { $least_height }. Make it larger, or press q to leave; the match is saved.
full-out = You are out
full-search = A rule number or words, then Enter
full-space = Select
full-not-now = not now
full-keys =
    1–9, 0     choose an option by its number; a grey one shows why not
    ← →        move along your hand; ↑ ↓ along the options
    Space      pick a card up or put it back
    Enter      play what is marked in red: the cards you picked up, or the option
    w          why not: the cards you picked up, or the option you are on
    Esc        put all cards back
    t  the whole table in words    l  the log    i  the texts of all cards in sight
    h  hint    u  undo    r  rules    d  discards    s  save    b  hidden roles
    g  language    c  light or dark    q, Ctrl-C  leave (the match is saved)

## A game without words of its own

default-seat = Player { $number }
default-onlooker = Onlooker
default-you = You
default-line = { $name }: { $fact }
default-seat-line = { $name } – { $facts }
default-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
default-nothing = none
default-yes = yes
default-no = no
default-ask = What do you do?
default-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
default-all-won = { $count ->
    [one] You have won.
   *[other] You have won together.
}
default-lost = { $count ->
    [one] The game is lost.
   *[other] The game is lost for everybody.
}
default-by = By rule { $rule }.
default-sample-why = 1
default-sample-rule = 101
default-sample-word = end
default-sample-card = 7
default-words-between = and, with, on, to
default-help-moves =
    2                     the choice with this number
    2 NAME NAME           the same with what it is about; "/" stands between two kinds of things

## Settings of a table that several games have

setting-on = on
setting-off = off
setting-value-random = random
setting-value-seat-0 = first seat
setting-value-seat-1 = second seat
setting-value-standard = standard
setting-value-beginner = beginners'
setting-value-none = none

## Lists of games and settings

list-players = { $most ->
    [0] { $least ->
        [one] 1 player
       *[other] { $least } players
    }
   *[other] { $least } to { $most } players
}
list-minutes = { $least } to { $most } minutes
list-bots = bots: { $names }
list-settings = settings: { $names } (tianxia options { $game })
list-usually = { $name }; usually { $usual }
list-usually-several = { $name } (several may be named); usually { $usual }
list-more = { $count } more: tianxia options { $game } --json
list-needs = only with { $needs }
list-no-settings = The tables of { $game } have no settings.

# the guided choice of `tianxia` alone
guide-welcome = Tianxia: tabletop games about the wars for China and the steppe. (tianxia --help lists all commands.)
guide-game = Which game?
guide-where = Where would you like to play?
guide-plain = here, in plain lines
guide-full = here, on the full screen
guide-browser = in the browser
guide-learn = here, in lessons, one step after the other
guide-seats = How many players, you included?
guide-bot = Against which bot? The later ones are stronger.
guide-how = A number, Enter for { $number }, q to leave.
guide-again = Please type a number from 1 to { $last }.
guide-command = The same without questions: { $command }
ui-save-there = { $file } is there already; choose another name.
