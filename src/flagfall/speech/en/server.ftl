server-old-sqlite = Games are kept with SQLite 3.38 or newer; this Python has { $version }.
server-newer-database = This database was written by a newer Flagfall (its tables are at { $found }, this one knows { $newest }). Install that version, or choose another database.
server-database-letters = This database keeps letters as { $found }, and names need more than that: make it with ENCODING 'UTF8'.
server-no-log-level = There is no log level { $level }; there are { $there }.
server-computer-plays = The computer plays this seat now.
server-computer-no-draw = The computer does not take draws.
server-too-late-to-abort = Everybody has moved; the game can be resigned but not called off.
server-no-seat = There is no seat { $seat }; there are 0 to { $last }.
server-not-over = The game is not over yet.
server-friendly-alone = Hints and taking back are for one person alone against computers, without a clock.
server-polite-two = A computer gives up politely in games of two, where it plays one of them.
server-polite-two = A computer gives up politely in games of two, where it plays one of them.
server-not-friendly = Nobody agreed on hints and taking back before this game.
server-set-up-first = The armies are still being set up: change your set-up as you like.
server-many-taken-back = That is a lot of second thoughts; wait a little.
server-taken-back = A decision was taken back. The game goes on at another table.
server-nothing-to-take-back = You have not decided anything yet that could be taken back.
server-takes-back = A decision is taken back. What was seen stays seen.
server-hint-not-yours = A hint is for whoever sits there.
server-hint-not-your-turn = There is nothing for you to decide just now.
server-many-hints = That is a lot of hints; wait a little.
server-no-hint = Nobody could think of anything just now; try again.
server-no-pledge = Nothing was promised of the luck of this game: it is older than that.
server-no-lot = A lot is a word of 8 to 64 signs from 0 to 9 and a to z.
server-lot-is-cast = A lot is cast once, before your first decision.
server-next-game-made = The next game is already made.
server-many-games = You have made many games this hour; wait a little.
server-much-talk = That is a lot of talk; wait a little.
server-chat-length = A line of chat has at most { $most } characters.
server-nothing-to-say = There is nothing to say in that.
server-guests-choose-phrases = Guests choose from the phrases; with an account you may write freely.
server-say-true = Say true to resign, to abort or for a rematch, or say nothing.
server-no-phrase = There is no phrase { $number }; there are 0 to { $last }.
server-many-sign-in = Many people are signing in just now; wait a little.
server-games-running = You have { $most ->
        [one] a game running; finish it first.
       *[other] { $most } games running; finish some first.
    }
server-full = As many tables are open here as there is room for. Whoever sits at one plays on; try again in a minute.
server-program-calls = A program may call { $most } times a minute; wait a little.
server-games-an-hour = You may make { $most ->
        [one] one game
       *[other] { $most } games
    } an hour; wait a little.
server-games-from-address = Many games were made from your address this hour; wait a little.
server-seats = { $game } with these options has { $seats } seats ({ $names }), not { $given }.
server-somebody-plays = Somebody has to play, or the game has to be listed so that others can watch.
server-only-computers-are-named = Only a computer seat names a player.
server-no-game = There is no such game.
server-about = Hidden-army and conquest board games.
server-no-page = There is nothing at this address.
server-replay-no-seat = There is no seat { $seat }; there are { $seats }, and all.
server-replay-called-off = The game was called off before it had begun: nobody's side is shown.
server-looked-back-often = You have looked back often; wait a little.
server-many-scrolls = That is a lot of scrolls; wait a little.
server-setup-length = A set-up has at most { $most } characters.
server-many-setups = You have { $most ->
        [one] a set-up already; delete it first.
       *[other] { $most } set-ups; delete some first.
    }
server-no-setup = There is no such set-up.
server-guest-no-password = You are a guest here: there is no password yet.
server-no-mail = This server sends no mail.
server-no-address = That is no address for mail, like ann@example.org.
server-no-mail-ask = This server sends no mail; ask whoever runs it for a link.
server-asked-often = That was asked for often; wait an hour.
server-many-tries = Too many tries; wait a little.
server-old-link = That link is too old or was used already; ask for another one.
server-one-verb = A message has exactly one of: { $verbs }.
server-told-often = You have been told that often enough; wait a little.
server-unreadable = That could not be read: { $why }
server-message-length = A message has at most { $most } bytes.
server-since = Nobody has heard less than nothing: since is 0 or more.
server-spectators-listen = Spectators listen; take a seat to play.
server-seat-not-yours = Seat { $seat } is not yours; { $mine } is.
server-every-seat-taken = Every seat is taken.
server-no-open-game = There is no such open game.
server-no-invitation = There is no such invitation.
server-game-over = That game is over.
server-seat-taken = Somebody else has taken this seat.
server-administrators = That is for whoever runs this server.
server-report-words = Say in a few words what happened.
server-report-length = A report has at most { $most } characters.
server-report-nobody = Nobody sits there.
server-many-reports = You have reported much this hour; wait a little.
server-no-name = Pick a name first.
server-nested = That is nested too deeply.
server-no-utf-8 = That is no text in UTF-8.
server-no-storage = Games cannot be read or stored just now, so nothing has happened. Try again.
server-wrong = Something went wrong on our side; nothing has happened.
server-too-long = That is too long: this address takes { $most } bytes.
server-account-keeps-name = An account keeps its name.
server-account-already = You have an account already.
server-many-accounts = Many accounts were made from your address this hour; wait a little.
server-account-closed = This account was closed by whoever runs this server.
server-wrong-passwords = Too many wrong passwords; try again in { $seconds } s.
server-wrong-password = Name or password are wrong.
server-password-short = A password has at least { $least } characters.
server-password-long = A password has at most { $most } characters.
server-many-people = Many people came from your address this hour; wait a little.
server-name-empty = A name has at least one letter.
server-name-long = A name has at most { $most } characters.
server-name-control = A name has no control characters.
server-name-of-program = Only the name of a program ends so.
server-name-mixed = A name does not mix letters of several alphabets.
server-name-signs = A name is made of letters, digits and plain signs only.
server-other-site = This page belongs to another site.
server-nul = An address has no NUL in it.
server-many-calls = That is a lot of calls; wait a little.
server-no-account = There is no account { $name }; a guest is named by game and seat, as in Zk3v9QmW1xY:1.
server-not-running = No game { $game } is running.
server-no-such-game = There is no game { $game }.
server-name-taken = The name { $name } is taken.
server-guest-has-no-password = { $name } is a guest: there is no password.
server-no-report = There is no open report { $report }.
server-no-act = There is no { $act }; there are { $acts }.
server-guest-no-administrator = { $name } is a guest; only an account can be an administrator.
server-many-look-back = Many people look back just now; wait a little.
server-moved-on = The table has moved on since you decided.
server-time-is-up = Your time is up.
server-not-stored = This could not be stored, so nothing has happened. Try again.
server-no-scroll = This is no scroll: { $why }
server-clock = { $kind ->
        [none] A clock of kind { $kind } takes nothing else.
        [move] A clock of kind { $kind } takes from 1 to { $seconds } seconds.
        [total] A clock of kind { $kind } takes from 1 to { $seconds } seconds and an increment of 0 to { $seconds }.
       *[days] A clock of kind { $kind } takes from 1 to { $days } days.
    }
server-no-player = There is no player { $player } for { $game }. The players are: { $players }.
server-which-player = A computer seat names a player. The players are: { $players }.
server-name-is-taken = That name is taken: an account is called so, or so much like it that one could be mistaken for the other. Capitals, accents, blanks and signs do not tell names apart, nor does 0 for O or 1 for l. Pick another.
server-many-names = You have had many names already; keep this one for a while.
server-replay-all = All sides are shown when the game is over.
server-review-over = A review tells everything; it can be had when the game is over.
server-review-long = This game is too long to be looked back at: it has {$inputs} steps, and at most {$most} are possible.
server-no-puzzle = There is no such puzzle.
server-no-answer = An answer is a few squares, or one move.
server-replay-not-yours = That seat is not yours; it can be seen when the game is over.
server-takes = Only { $verbs } can be used at this address.
server-in-a-row = { ROW($parts) }
server-missing = it is missing
server-no-json = That is no JSON
server-unread = That is unreadable.
server-one-of = { $name } is one of: { $words }.
server-fields = { $wrong }; the fields are: { $fields }.
server-mended = { $wrong }.
server-at = { $name }: { $wrong }
server-scroll-later = The scroll tells everything; it can be had when the game is over.

## What is told beside the moves

side-red = Red
side-blue = Blue
side-good = Good
side-evil = Evil
side-fire = Fire
side-ice = Ice
side-green = Green
side-yellow = Yellow
side-black = Black
level-recruit = Recruit
level-novice = Novice
level-sergeant = Sergeant
level-captain = Captain
level-general = General
level-marshal = Marshal
level-random = Random
server-nobody = Somebody who left
server-gone-resignation = { $who } has resigned.
server-gone-time = { $who } has run out of time.
server-computer = The computer ({ $player })
server-plays-on = { $gone } { $player } plays on.
server-computer-gone = { $gone } does not answer any more. { $player } plays { $side } on.
server-draw-agreed = Everybody agreed to a draw.
server-called-off = The game was called off.
server-all-gave-up = Everybody has given up.
server-scroll-ends = The scroll ends here.
server-ended = Whoever runs this server has ended the game.

## What guests may say

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice-move = Nice move!
phrase-oh-no = Oh no!
phrase-surprise = I did not see that coming.
phrase-take-your-time = Take your time.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-thank-you = Thank you for the game!
phrase-once-more = Once more?

## A letter

server-letter-about = Another password for Flagfall
server-letter =
    Somebody, probably you, has forgotten the password of the account { $name } at { $site }.

    To choose another one, open this within { $hours } hours:

    { $link }

    If it was not you, nothing has to be done: the password stays as it is.
server-rated-needs-account = A rated game is between people with accounts. Keep your name with a password first, or play a casual game.
server-rated-no-program = A program plays casual games only.
server-rated-between-people = A rated game is between people, each in one seat of their own: no computer, and not on one device.
server-rated-one-seat = In a rated game everybody has one seat.
server-rated-pair = You two have played { $most ->
        [one] one rated game
       *[other] { $most } rated games
    } in a day; play a casual one.
server-open-invitations = You have { $most ->
        [one] an open invitation already; wait until somebody comes, or call it off.
       *[other] { $most } open invitations already; wait until somebody comes, or call one off.
    }
server-notices-need-address = Give an address for mail first.
server-no-box = There is no box { $box }; there are { $boxes }.
server-no-profile = There is no account { $name } here.
server-others-play = Somebody else plays in this game: finish it or resign first, then it can be taken off your list.
server-turn-subject = Your turn: { $title }
server-turn-letter = Hello { $name },

    it is your turn in a game of { $title } against { $others }:

    { $link }

    There will be no other letter about this game until you have looked at it. You asked for these letters in the settings of { $site }; you can turn them off there.
