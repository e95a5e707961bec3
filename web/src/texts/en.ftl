# The words of the page itself. What the server says comes in both languages already.
skip = To the content
home = Tianxia, start page
nav = Main
nav-play = Play
nav-learn = Learn
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
menu = Menu
close = Close
back = Back
yes = Yes
no = No
or = {" "}or{" "}
you = You
new = new
more = More
more-count = { $count } other options
language-switch = Language: English. Przełącz na polski
language-other = Polski
theme-to-dark = Lacquer theme (dark)
theme-to-light = Rice paper theme (light)
to-start = To the start page
show-next = Go on
one-moment = One moment…
offline-title = The page could not be loaded
offline-text = The server cannot be reached. Nothing is lost; try again in a moment.
no-table = There is no such table.
lost-title = Page not found
lost-text = There is nothing at this address.

players = { $n } players

lobby-title-1 = All under heaven,
lobby-title-2 = on one table
lobby-text = Five tabletop games of ancient China and the steppe, with every rule in place. Play friends or good bots; nobody has to look anything up. No account needed.
play-now = Play now
play-now-text = { $game } against a bot
invite = Invite a friend
invite-text = a link to { $game }
first-game = A first game, guided
play-bot = Play a bot
play-alone = Play
learn-it = Learn
with-friend = Friend
open-tables = Open tables
being-played = Being played
tables-count = { $open } open, { $playing } being played
my-tables = Your tables
my-tables-count = { $count ->
    [one] 1 running
   *[other] { $count } running
}
table-bin = Throw { $game } away
table-forget = Throw { $game } away? It goes from this list, and your seat there with it.
n-of-m = { $n } of { $m }
join = Join
watch = Watch
go-on = Go on
is-waiting = waiting
none-open = No table is waiting for players. Open one: your friends will see it here.
none-played = Nobody is playing in public at the moment.
see-open = Open tables
watch-a-game = Watch a game
set-up-table = Set up a table
the-games = The games
foot-1 = Every rule has a number and can be looked up.
foot-2 = Every deal can be checked after the game.
foot-3 = English and Polish, mouse, touch or keyboard.

setup-title = Set up a table
setup-text = Two clicks are enough: the marked choices are the usual ones.
setup-game = Game
setup-options = Options of { $game }
several-count = { $chosen } of { $all }
several-add = Add what is shown
several-drop = Drop what is shown
setup-rulings = Rulings
setup-rulings-text = Where the rulebook is silent, this table plays as follows.
setup-all = all rules
setup-count = Players
setup-count-text = How many sit at the table.
setup-others = Seats 2 to { $n }: { $who }
setup-friends = friends
setup-bots = bots
setup-open-seats = Seats for friends
setup-rest-bots = { $count ->
    [one] The last seat is { $bot }'s.
   *[other] The other { $count } seats are { $bot }'s.
}
setup-seats = Seats
setup-seat = Seat { $n }: { $who }
setup-me = me
setup-friend = a friend
setup-bot = a bot
setup-hot = also here, at this screen
kind-me = Me
kind-here = Here
kind-friend = Friend
kind-bot = Bot
setup-friend-text = gets a link; sits down when it is opened
setup-bot-text = { $count ->
    [one] plays at once
   *[other] play at once
}
setup-hot-text = you pass the device to each other
setup-level = { $count ->
    [one] How strong should it be?
   *[other] How strong should they be?
}
setup-level-text = From beginner to master, by what they win against each other.
setup-added = Added to this server
setup-added-text = { $count ->
    [one] Nobody has measured how strong it is.
   *[other] Nobody has measured how strong they are.
}
setup-public = Show it in the list
setup-public-text = Anybody may sit down at the open seat.
setup-name = Your name
setup-open = Open the table
setup-open-text = and wait for your friend
setup-start = Start the game
setup-start-text = { $count ->
    [one] against { $bot }
   *[other] with { $count } bots: { $bot }
}
setup-start-hot = two players, one screen
setup-start-alone = you against the game
setup-no-settings = This game has no settings.
setup-says = { $kind ->
    [bot] { $count ->
        [one] You against { $bot }.
       *[other] You and { $count } bots ({ $bot }).
    } Nobody can see your cards, not even the host.
    [alone] You alone against the game.
    [hot] Two players at this screen; hands are hidden while it changes hands.
   *[friend] You against a friend who opens the link. Nobody can see your cards, not even the host.
}
on = on
off = off
usual = usual
source-seed = rulebook
source-public = public source
source-ruling = ruling
source-house = table
source-house-card = house: the label is ours

aim = Aim
your-decision = Your decision
waiting = Waiting
options = Options
hint = Hint
not-now = { $count ->
    [one] not now: 1
   *[other] not now: { $count }
}
why-not = Why not?
it-may = It may be played
would-do = What would work: { $what }.
open-rules = Open in the rules
pick-some = { $least ->
    [one] { $most ->
        [one] pick 1 card
       *[other] pick your cards
    }
   *[other] pick { $least } cards
}
thinking = { $name } is thinking
thinking-many = { $count } players are thinking
thinking-text = You will be asked when it is your turn.
watching = You are watching
watching-text = Hands stay hidden from onlookers.
your-turn = your turn
log = Log
chat = Chat
log-and-chat = Log and chat
chat-none = Nothing has been said yet.
chat-say = Say something
chat-send = Send
pile-none = Empty.
onlookers = Onlookers
state-picked = picked
state-may = may be picked
state-no = cannot be played now
state-new = just drawn
undo = Take back
undo-free = Nobody has learned anything since: it is taken back at once
undo-to = Back to: { $title } ({ $answer })
undo-ask = The others will be asked
undo-asked = { $name } asks to take the last move back.
undo-waits = The others are being asked whether you may take it back…
undo-refused = The move stands: your request to take it back was not granted.
concede = Concede
concede-title = Concede the game?
concede-text = { $kind ->
    [alone] The game is lost. It can be replayed afterwards.
    [together] A bot plays on in your seat; the game is lost once everybody has conceded. You can stay and watch.
    [duel] Your rival wins. The game can be replayed afterwards.
   *[many] The game is lost for you, and a bot plays your seat to the end. You can stay and watch.
}
play-on = Play on
give-seat = Let a bot play for me
take-seat-back = Take my seat back
bot-plays = A bot plays for you.
let-bot-play = Let a bot play
seat-left = { $name } has left.
bot-soon = After half a minute you can let a bot play.
you-conceded = You have conceded; a bot plays on in your seat.
standing = Standing answers
standing-text = What is answered for you. The pause before it is always the same, so nobody can tell.
auto-nothing = There is nothing for you to answer; it goes on in a moment.
auto-wished = You will pass automatically in a moment.
standing-ask = ask every time
standing-only = ask if I can act
standing-round = pass this round
pass-round = Pass this round
pass-round-note = no more questions like this in it
standing-pass = always pass
skip-to-end = Skip to the end
watch-faster = Watch at 4×
watch-usual = Watch at 1×
new-game = New game
you-are-out = You are out of the game; the others play on.
story = How the game went
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-click = by click
pace-none = at once
pace-text = How long you are shown what others do.
volume = Volume
last-turn-again = Last turn again
sound-on = Sound: on
sound-off = Sound: off
keys = Keys
hint-text = Worked out from what you can see, nothing else.
hint-legal = What may I do?
hint-legal-text = how many choices there are
hint-sensible = Something sensible
hint-sensible-text = what a fair player would do
hint-best = The best we can find
hint-best-text = with the chance of winning; takes a moment
line-lost = Connection lost; trying again…
line-lost-answer = Connection lost. Your answer is kept and will be sent.
new-version = There is a new version of the page.
reload = Reload
seat-n = Seat { $n }
seat-open = Open seat
is-bot = bot
is-stand-in = a bot stands in
is-open = free
is-here = at the table
is-away = away
join-title = { $name } invites you to { $game }
join-title-open = A seat at { $game } is free
join-text = No account needed. Your seat is kept in this browser.
your-name = Your name
sit-down = Sit down
only-watch = Only watch
waiting-room = Waiting room
waiting-title = Waiting for your friends
waiting-text = Send this link to whoever should play. The game begins when every seat is taken; give those that stay free to bots.
waiting-for = Waiting for { $names } to accept
waiting-rematch = The seats are kept: the rematch begins when everybody has accepted. You may also give a seat to a bot.
waiting-leave = Leave the table
is-asked = is asked
join-learn = Learn it first?
link-used = This invitation has been used: all seats are taken. You are watching.
link-kept = The free seats of this table are kept for { $names }. You are watching.
link-none = This link gives no seat: it is wrong, or the table is not open to everybody. You are watching.
waiting-onlooker = The game begins when every seat is taken.
link-wrong = This invitation is wrong or no longer valid. Ask for a new link.
calls = Tell me when it is my turn
device = Take my seat along
have-code = I have a code
take-wrong = This link holds no seat.
fill-one = Seat a bot
fill-seat = Seat a bot in seat { $n }
fill-all = Fill all free seats with bots
open-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
 }
invite-link = Invitation link
copy = copy
copied = copied
hand-over = Hand over
hand-over-to = Hand the screen to { $name }
hand-over-text = No cards are shown until the next player takes it.
hand-over-take = It's me
result = Result
end-won = You have won
end-lost = You have lost
end-draw = A draw
end-won-together = Won together
end-lost-together = Lost for everybody
end-over = The game is over
winner = winner
rematch = Rematch
rematch-join = Join the rematch
rematch-text = same seats, same options
see-replay = Replay
see-replay-text = step by step, all hands
deal-title = Was the deal fair?
deal-hash = Hash, shown before the first card
deal-key = Key, shown after the last
deal-facts = Hash and key
deal-after = shown after the end
deal-yes = The key gives this hash.
deal-no = This key does not give the hash.
deal-how = Checked in your browser just now: SHA-256 of the 16 bytes of the key, the last byte first.
deal-replayed = { $count ->
    [one] 1 answer replays
   *[other] { $count } answers replay
} to { $score }.
won-by = a victory of { $names }

replay-title = Replay
replay-of = Replay
replays-title = Replays
replays-text = Games that this browser has played, and log files from anywhere.
replays-mine = Your games
replays-none = No game has been finished in this browser yet.
replays-import = Open a log file
replays-import-text = It is checked line by line and becomes a replay.
replay-eyes = Whose eyes
eyes-open = Open
eyes-of = { $name }
eyes-all = Onlooker
to-first = To the start
to-prev = Previous step
to-play = Play
to-pause = Pause
to-next = Next step
to-last = To the end
answer-of = answer { $n } of { $all }
curve-chance = { $who ->
    [you] Your chance
   *[other] Chance of { $name }
}, as bots play on with open hands
curve-lead = { $who ->
    [you] Your lead
   *[other] Lead of { $name }
} in points
speed = Speed
share = Share
share-text = this moment
picture = Picture
shared = link copied
branch = Play on from here
branch-text = against a bot
branch-after = after the game has ended
export = Log file
moment = Moment
moments = Moments
moments-none = Nothing out of the ordinary.
replay-opening = The beginning
replay-start = Before the first card
not-over-yet = The key is shown when the game is over.

rules-search = Search the rules
rules-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
rules-all = All
rules-rulings = Rulings
rules-count = { $rules } rules, { $rulings } rulings
rules-sections = Sections
rules-where = Where a rule comes from
rules-seed = the rulebook
rules-public = public sources
rules-ruling = our ruling, with its reason
rules-house = house card or table option
rules-found = Found: { $what }
rules-nothing = No line has these words.
rules-english = The reasons of rulings are kept in English.
rules-withdrawn = withdrawn
rules-turn = How a turn goes
rules-turn-text = one page, with pictures
turn-none = This game has no page of pictures yet.
rules-back = Back to the table

learn-title = Learn { $game }
lessons-title = Learn to play
learn-on = Go on
learn-count = { $n } of { $all } lessons
learn-text = A few minutes each. You play; Master Zhang explains.
learn-start = Begin
learn-done = done
learn-again = Again
learn-none = There are no lessons for this game yet.
teacher = Master Zhang
teacher-of = your teacher
lesson-of = Lesson { $n } of { $all }
lesson-next = Next lesson
lesson-end = That was the last lesson
lesson-free = Now a real game
lesson-show = Show me
lesson-leave = Leave
lesson-again = Once more
lesson-other = That is allowed too, but it is not what this lesson is about. Try once more.
lesson-do-pick = Pick: { $what }
lesson-do-play = Play it
lesson-wait = Master Zhang is playing…

settings-title = Settings
settings-text = Kept in this browser.
settings-language = Language
settings-theme = Look
theme-system = same as the system
theme-light = rice paper
theme-dark = lacquer
settings-asked = Ask me
asked-only = only when I could answer
asked-always = every time
settings-sound = Sound
settings-motion = Motion
settings-letters = Letters and digits as keys
motion-on = cards move
motion-off = nothing moves
settings-name = Name at the table

book-search = Search names and texts
book-all = all
book-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
book-link = In the book of this game
book-nothing = Nothing like this.

sort-done = { $top } on top, { $bottom } at the bottom
sort-order = Put the cards in order
sort-hand-out = Hand the cards out
sort-place-n = place { $n }
sort-forward = Move { $card } forward
sort-to-bottom = { $card } to the bottom
sort-to-top = { $card } to the top
sort-none = none
sort-who-gets = Who gets { $card }
sort-top = Atop the deck, first card first
sort-bottom = To the bottom of the deck
