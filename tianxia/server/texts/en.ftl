# The table in the browser, in English: what the server itself says. The Polish file has the same keys.

guest = Guest
error-malformed = This message could not be read.
error-too-large = This message is too large.
error-reload = The page is older than the server. Please reload it.
error-not-allowed = This is not allowed here.
error-no-table = There is no such table.
error-stale = This question has already been answered.
error-not-asked = There is no question for you now.
error-not-playing = The match is not being played now.
error-not-saved = This could not be saved. Nothing has changed; please try again.
error-frozen = A fault in the rules was found. The match is frozen and its log is kept.
error-too-fast = Too many messages. Please slow down.
error-too-many = Too many requests. Please wait a minute.
error-full = There is no free seat at this table.
error-bad-input = This cannot be set up like that.
error-no-takeback = Nobody wants to take anything back.
error-not-left = That player is still here.
error-conceded = You have conceded this match.
error-not-over = This is only possible after the end of the match.
error-fault = Something went wrong on our side.
error-origin = This request comes from another site.
error-no-route = There is no such page.
error-no-code = This code is wrong, was used already or is too old. Ask for a new one.
error-busy = The table is busy. Please try again.
error-no-push = This server cannot send messages to devices.
error-bad-endpoint = Messages are not sent to this address: it is not that of a push service in the open net.

call-turn = It is your turn.
call-turn-at = It is your turn. Table: { $table }.
call-over = The match is over.
call-over-at = The match is over. Table: { $table }.

why-CORE-conceded = The match was conceded.
why-CORE-undo-rules = The rules have changed since; this can no longer be taken back.
refused = This is not possible now.
event-concede = { $name } concedes.
event-concede-alone = { $name } concedes; a bot plays on.
event-takeback = { $name } takes the last answer back; the others agreed.
event-concede-you = You concede.
event-concede-alone-you = You concede; a bot plays on in your seat.
event-takeback-you = You take your last answer back; the others agreed.
over-conceded = { $count ->
    [0] The match was conceded: it is lost.
    [one] { $names } wins: the match was conceded.
   *[other] { $names } win: the match was conceded.
}
over-lost = Conceded, and therefore lost for: { $names }.
hint-legal = { $count ->
    [one] There is only one choice.
   *[other] There are { $count } choices.
}
hint-many = There are very many choices.
hint-sensible = A sensible choice: { $what }.
hint-only = The only choice: { $what }.
hint-untried = A sensible choice: { $what }. This is a rule of thumb; nothing was tried out.
hint-best = The best we found: { $what }. Chance to win: about { $percent }%, judged from { $tries } simulated games.
hint-best-next = The best we found: { $what } (chance to win about { $percent }%, judged from { $tries } simulated games); next best: { $other } (about { $less }%).
hint-best-equal = The best we found: { $what } (chance to win about { $percent }%, judged from { $tries } simulated games); about as good: { $other }.
hint-none = There is no hint now.
story-better = Here the bot would have chosen: { $what }.
