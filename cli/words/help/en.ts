/** What `--help` says. A line is at most 130 columns wide. */
import type { HallCommand } from '@yamanote/command-line';
import {
  ARENA_GAMES,
  BOT_LIST,
  LEVEL_LIST,
  MAP_GAMES,
  SOLVED_GAMES,
  USUAL_GAMES,
  USUAL_POSITIONS,
  USUAL_WIDTH,
} from './facts.ts';

export type CommandName =
  | 'games'
  | 'play'
  | 'simulate'
  | 'arena'
  | 'calibrate'
  | 'scenario'
  | 'position'
  | 'replay'
  | 'verify'
  | 'solve'
  | 'map';

export interface HelpWords {
  /** The whole program; `commands` and `hall` have a line for each. */
  overview(commands: string, hall: string): string;
  /** One line for that list, and how the command is called with what each option means. */
  commands: Readonly<Record<CommandName, { summary: string; text: string }>>;
  /** The line for each command of the hall's own program. */
  hall: Readonly<Record<HallCommand, string>>;
}

const BOTS = `bots: ${LEVEL_LIST} by strength; ${BOT_LIST} by how they think`;
const LANG = '--lang LANGUAGE  en, de or ja; otherwise the language of your environment';

export const en: HelpWords = {
  overview: (commands, hall) => `Yamanote: Tokyo’s board games at one table.

Usage: yamanote COMMAND …

${commands}

The hall:

${hall}

yamanote COMMAND --help tells more about one of them; with --lang de or --lang ja, in German or Japanese.
Exit codes: 0 in order, 1 something differs or is unfinished, 2 input that cannot be used, 70 a bug in Yamanote.
--debug, or YAMANOTE_DEBUG=1, shows where an error comes from.`,
  hall: {
    serve: 'opens the hall: the pages, the tables and the bots, for browsers',
    work: 'lets bots of a hall on PostgreSQL think in a process of their own',
    store: 'copies everything a hall keeps, from a file to PostgreSQL or back',
    backup: 'writes everything a hall keeps into one file, also while it runs',
    restore: 'brings back what such a file holds',
  },
  commands: {
    games: {
      summary: 'lists the games with their seats, editions and options',
      text: `Usage: yamanote games [--lang LANGUAGE] [--json]

Lists every game with its seats, editions and options, their defaults and what they mean.

  ${LANG}
  --json           for programs`,
    },
    play: {
      summary: 'plays a match in this terminal, against bots or with each other',
      text: `Usage: yamanote play GAME [--seats you,normal,…] [--names Aya,…] [--seed S] [--lang LANGUAGE] [--set KEY=VALUE]…
                     [--hints on|off] [--save FILE]

Plays a match. Type the number of a choice, “u” to take it back, “?” to have it explained, “l” for the log, “q” to leave;
in games that have them, “o” for your auto-answers; where hints are allowed, “h” for one.
Without a terminal, answers are read from standard input line by line.

  --seats a,b,…    who sits where: you or a bot; several you take turns at the keyboard
                   ${BOTS}
  --names a,b,…    names for each you, or for each seat
  --seed S         any text; the same seed and answers give the same match. Otherwise the dice are secret and random
  ${LANG}
  --set KEY=VALUE  an option of the game, see yamanote games
  --hints on|off   whether “h” gives a hint, which the log notes; otherwise only where one person plays
  --save FILE      write the match there when it is over or left; yamanote verify then checks every roll of a match that is over`,
    },
    simulate: {
      summary: 'lets bots play many games and counts who wins, how long it takes and how fast it goes',
      text: `Usage: yamanote simulate GAME [--seats N | --bots a,b,…] [--games N] [--seed S] [--set KEY=VALUE]… [--threads N]
                         [--playouts N] [--lang LANGUAGE] [--json] [--progress]

Lets bots play many games. The same seed gives the same games, whatever the number of threads.

  --seats N        so many random bots; otherwise 4, or as many as the game takes
  --bots a,b,…     these bots, by seat
                   ${BOTS}
  --games N        how many games; otherwise ${USUAL_GAMES}
  --seed S         any text; otherwise 1
  --set KEY=VALUE  an option of the game, see yamanote games
  --threads N      play on so many threads; otherwise 1
  --playouts N     search tries so many playouts for each answer; otherwise as many as suit the game
  ${LANG}
  --json           {game, games, steps, cpuSeconds, stepsPerSecond, gamesPerSecond, length: {mean, p5, p95},
                   seats: [{bot, wins, winRate, ci95, meanScore}], unfinished}; a step is one entry of the log,
                   chosen from all legal answers or sampled; cpuSeconds is the processor time of all threads from
                   before the first game; games that reach the game’s longest length count as unfinished
  --progress       a line about the progress on stderr even where that is no terminal`,
    },
    arena: {
      summary: 'lets bots meet from every seat on the same deals, and says how much stronger one is',
      text: `Usage: yamanote arena GAME --bots a,b,… [--seats 1] [--games N] [--sprt LOW,HIGH] [--playouts N | --budget TIME]
                      [--seed S] [--set KEY=VALUE]… [--threads N] [--matches FOLDER] [--lang LANGUAGE] [--json] [--progress]

Lets bots meet. A deal is all that chance will do; each is played in every seat rotation, so a,b,b,b puts a on every seat.
Intervals are by deal, since games of one deal share their luck. A shared win counts in parts, and a game that nobody wins
is shared by all. Elo is against one seat of the others: whoever wins their share has 0.

  --bots a,b,…     who meets, also those that a game brings, such as order-free in Machi Koro
                   ${BOTS}
  --seats 1        each plays alone: mean scores on the same deals, and how far they are above those of the last bot
  --games N        how many games, rounded up to whole deals; otherwise ${ARENA_GAMES}
  --sprt LOW,HIGH  stop as soon as it is decided whether the first bot is rather LOW or HIGH Elo above the others, by a
                   sequential test (normal approximation, variance by deal, about one answer in twenty is wrong); --games
                   is the limit
  --playouts N     how many playouts for each decision; the same seed then gives the same games
  --budget TIME    how long for each decision, such as 200ms or 1s of the thread’s processor time
  --seed S         any text; otherwise 1
  --set KEY=VALUE  an option of the game, see yamanote games
  --threads N      play on so many threads; otherwise 1
  --matches FOLDER write every match there, for yamanote replay and verify
  ${LANG}
  --json           {game, options, bots, seats, seed, playouts, budget, deals, games, unfinished, contestants: [{bot, seats,
                   winning: {wins, rate, ci95, par, elo, eloCi95}, meanScore, lead: {over, mean, ci95}, decisions, playouts}],
                   sprt: {low, high, llr, bound, verdict}, cpu: {seconds, perDecision}}; a decision is a question with
                   more than one answer, perDecision has milliseconds by bot; all but cpu is the same each time
  --progress       a line about the progress on stderr even where that is no terminal`,
    },
    calibrate: {
      summary: 'compares the chances to win that bots reckon with, with how often they really win',
      text: `Usage: yamanote calibrate GAME [--seats N | --bots a,b,…] [--positions N] [--seed S] [--set KEY=VALUE]… [--playouts N]
                          [--lang LANGUAGE] [--json] [--progress]

Lets bots play, and stops at many positions: how likely is each seat to win, and how often does it? Those who get 30 % should
win 3 matches of 10. In a game for one, scores are compared. The same seed gives the same positions.

  --seats N        so many greedy bots; otherwise 4, or as many as the game takes
  --bots a,b,…     these bots, by seat
                   ${BOTS}
  --positions N    how many positions; otherwise ${USUAL_POSITIONS}
  --seed S         any text; otherwise 1
  --set KEY=VALUE  an option of the game, see yamanote games
  --playouts N     search tries so many playouts for each answer; otherwise as many as suit the game
  ${LANG}
  --json           {game, positions, games, bins: [{from, to, predictions, predicted, seen}], error} for programs; error is
                   how far predicted and seen are apart, as a mean over all predictions
  --progress       a line about the progress on stderr even where that is no terminal`,
    },
    scenario: {
      summary: 'runs scenarios and prints what differs from their expectations',
      text: `Usage: yamanote scenario FILE… [--lang LANGUAGE] [--json] [--progress]

Runs scenarios: a position, scripted chance, moves, and what must then be the case. Prints what differs, and exits with 1
if anything does or the rules break. A file that is no scenario, has moves that cannot be made or expects a field that the
game does not have is refused, and the exit code is 2.

  ${LANG}
  --json           {passed, failed, scenarios: [{file, title, rules, ok, differences}]} for programs
  --progress       a line about the progress on stderr even where that is no terminal`,
    },
    position: {
      summary: 'makes, reads and checks a position in the notation of a game',
      text: `Usage: yamanote position GAME [--seats N] [--set KEY=VALUE]… [--random N] [--seed S]
       yamanote position GAME FILE [--seats N] [--set KEY=VALUE]… [--lang LANGUAGE] [--json]

Without FILE, makes a position and prints it as JSON: the one after set-up, or after N random entries.
With FILE (- for standard input), reads a position, checks it, and shows it as a board with who is asked what.

  --seats N        so many seats; otherwise as many as FILE has players, or 4
  --set KEY=VALUE  an option of the game, see yamanote games
  --random N       play N random entries first
  --seed S         any text for --random; otherwise 1
  ${LANG}
  --json           {game, seats, options, position, pending, legal: [{seat, answers}], standing}; the position is
                   complete: what FILE left out is as after set-up`,
    },
    replay: {
      summary: 'prints the written log of a match and the board at any point',
      text: `Usage: yamanote replay MATCH.json [--at N] [--lang LANGUAGE] [--json]

Prints what happened in a match, entry by entry, and the board afterwards.

  --at N           stop after the first N entries: 0 is the start; otherwise after the last one
  ${LANG}
  --json           {game, at, entries, log: [{entry, events}], position, pending, standing} for programs`,
    },
    verify: {
      summary: 'checks the seed, every die and draw, every move and the end of a match',
      text: `Usage: yamanote verify MATCH.json [--note NOTE …] [--seal SEAL …] [--bits BITS …] [--lang LANGUAGE] [--json]

Checks a finished match: that no part of it was changed, that seed and bits are those that were sealed before the start, that
every throw and draw comes from them, that every entry is legal, and that the match is over and ends as its file says. Says
where it first differs, and exits with 1 then.
Notes what is in order but worth knowing, and what a file alone cannot prove: that everybody was shown the same seals before
the start. For that, give what the players noted; a page shows its note below the result of the match.

  --note NOTE      all that one page noted, as it shows it; once for each page
  --seal SEAL      a seal that somebody was shown before the start: the host’s or a page’s, 64 digits; may be given again
  --bits BITS      what somebody’s page added to the dice, 32 digits; may be given again
  ${LANG}
  --json           {file, ok, holds, notes, differs, fault} for programs`,
    },
    solve: {
      summary: 'finds what could have been drawn in a match, had all cards been known',
      text: `Usage: yamanote solve MATCH.json… [--seat N] [--width N] [--lang LANGUAGE] [--json]

Takes matches of ${SOLVED_GAMES.join(', ')} that are over, and looks for the best sheet with the cards as they fell. That is the
best that was found, not always the best there is; it is never less than what was drawn. The sheet of a single seat is shown.
For several seats or matches, it says which part of all those points was reached.

  --seat N         of this seat alone, 0 is the first; otherwise of all
  --width N        how many sheets are kept after every card: more take longer and find more; otherwise ${USUAL_WIDTH}
  ${LANG}
  --json           {width, share, matches: [{file, game, seats: [{seat, own, best, share}]}]} for programs`,
    },
    map: {
      summary: 'looks over a map file and says what is wrong where',
      text: `Usage: yamanote map check FILE… [--game GAME] [--lang LANGUAGE] [--json]

Looks over maps that come from files, such as a sheet that you own and entered for yourself: whether each has the form of a
map and can be played on. Says what is wrong, up to ten things one by one, with the check that each fails and where in the
file it is, and exits with 1 then; with --json, everything that is wrong. A file that cannot be read, or is no JSON, is refused,
and the exit code is 2.

  --game GAME      whose map it is: ${MAP_GAMES.join(', ')} (${MAP_GAMES[0]})
  ${LANG}
  --json           {sound, faulty, maps: [{file, ok, map, faults: [{check, field, expected, found, …}]}]} for programs`,
    },
  },
};
