import { existsSync, readFileSync } from 'node:fs';
import { registry } from '@yamanote/games/registry';
import { afterAll, expect, test } from 'vitest';
import { openFolder, yamanote } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const match = folder.path('match.json');
yamanote(['play', 'machi-koro', '--seats', 'random,random', '--seed', 'bad', '--save', match]);

/** A game is looked for among all that there are. */
const games = `expected a game, one of ${Object.keys(registry).join(', ')}`;

let files = 0;
const file = (content: unknown) => folder.write(`${++files}.json`, content);
const changed = (change: object) => file({ ...JSON.parse(readFileSync(match, 'utf8')), ...change });
/** The same in the first format, whose entries carry no sums that would have to fit. */
const changedLog = (log: object[], options = {}) => {
  const { sums: _, voids: __, signed: ___, ...kept } = JSON.parse(readFileSync(match, 'utf8'));
  const seats = kept.seats.map(({ name, player }: { name: string; player: string }) => ({ name, player, bits: null }));
  return file({ ...kept, format: 'yamanote-match-1', seats, options: { ...kept.options, ...options }, log });
};
const scenario = (change: object) =>
  file({
    game: 'machi-koro',
    rules: ['MK-5.1'],
    seats: 2,
    position: { turn: 0, step: 'build', dice: [4] },
    moves: [],
    expect: { pending: { is: 'ask' } },
    ...change,
  });
const position = (json: unknown) => ['position', 'machi-koro', file(json)];
const arena = (...args: string[]) => ['arena', 'machi-koro', '--bots', 'greedy,random', ...args];
const entry = { index: 0, seat: 0, answer: { do: 'pass' }, by: { is: 'person' }, at: 0, clock: null };

const cases: [args: string[], sentence: string][] = [
  [
    ['plya'],
    'expected a command, one of games, play, simulate, arena, calibrate, scenario, position, replay, verify, solve, map, serve, work, store, backup, restore, found "plya"; did you mean play?',
  ],
  [['play'], 'expected GAME, found nothing'],
  [['play', 'machi-kro'], `GAME: ${games}, found "machi-kro"; did you mean machi-koro?`],
  [['play', 'machi-koro', '--seats', 'you,gready'], '--seats: expected one of you, random, greedy'],
  [['play', 'machi-koro', '--seats', 'you'], '--seats: expected 2 to 4 seats for machi-koro, found 1'],
  [['play', 'machi-koro', '--lang', 'fr'], '--lang: expected one of en, de, ja, found "fr"'],
  [
    ['play', 'machi-koro', '--set', 'displai=full'],
    '--set: expected one of edition, beginnerLimit, display, first, found "displai"; did you mean display?',
  ],
  [['play', 'machi-koro', '--set', 'display=half'], '--set: display: expected one of full, changing, found "half"'],
  [['play', 'machi-koro', '--set', 'first=9'], '--set: first: expected random or a seat from 0 to 1, found 9'],
  ...['play', 'simulate'].map((command): [string[], string] => [
    [command, 'shinjuku', '--set', 'edition=r12', '--set', 'ceo=true'],
    '--set: ceo: expected false, beside the other options there is no choice, found true',
  ]),
  [['play', 'machi-koro', '--sed', '1'], 'unknown option --sed'],
  [['play', 'machi-koro', '--save', folder.path('.')], 'expected a file to write, found a folder'],
  [['play', 'machi-koro', '--save', '/dev/null'], 'expected a file to write, found something that is no file'],
  [['play', 'machi-koro', '--save='], 'no name: expected a file to write'],
  [
    ['play', 'machi-koro', '--save', folder.path('none/x.json')],
    'none/x.json: expected a file to write, found no such file or folder',
  ],
  [['simulate', 'machi-koro', '--games', '0'], '--games: expected a whole number of at least 1, found "0"'],
  [['simulate', 'machi-koro', '--games', '-1'], '--games: expected a whole number of at least 1, found "-1"'],
  [['simulate', 'machi-koro', '--games', 'many'], '--games: expected a whole number of at least 1, found "many"'],
  [['simulate', 'machi-koro', '--playouts', '0'], '--playouts: expected a whole number of at least 1, found "0"'],
  [['calibrate', 'machi-koro', '--positions', '0'], '--positions: expected a whole number of at least 1, found "0"'],
  [['calibrate', 'machi-koro', '--bots', 'random'], '--bots: expected 2 to 4 bots for machi-koro, found 1'],
  [['simulate', 'machi-koro', '--threads', '0'], '--threads: expected a whole number from 1 to 64, found "0"'],
  [['simulate', 'machi-koro', '--seats', '5'], '--seats: expected a whole number from 2 to 4, found "5"'],
  [['simulate', 'machi-koro', '--bots', 'random,gready'], 'found "gready"; did you mean greedy?'],
  [['simulate', 'machi-koro', '--bots', 'random'], '--bots: expected 2 to 4 bots for machi-koro, found 1'],
  [
    ['simulate', 'machi-koro', '--bots', 'random,random', '--seats', '3'],
    '--seats: expected 2, as many as --bots names, found "3"',
  ],
  [['arena', 'machi-koro'], 'expected --bots, found nothing'],
  [['arena', 'machi-koro', '--bots', 'greedy,gready'], 'found "gready"; did you mean greedy?'],
  [['arena', 'machi-koro', '--bots', 'greedy'], '--bots: expected 2 to 4 bots for machi-koro, found 1'],
  [arena('--bots', 'greedy,random,random,random,random'), '--bots: expected 2 to 4 bots for machi-koro, found 5'],
  [arena('--bots', 'greedy,greedy'), '--bots: expected two different bots, found only greedy'],
  [arena('--seats', '1'), '--seats: expected a whole number from 2 to 4, found "1"'],
  [arena('--seats', '3'), '--seats: expected 2, as many as --bots names, found "3"'],
  [arena('--games', '-5'), '--games: expected a whole number of at least 1, found "-5"'],
  [arena('--playouts', '0'), '--playouts: expected a whole number of at least 1, found "0"'],
  [arena('--budget', 'soon'), '--budget: expected a time such as 200ms or 1s, found "soon"'],
  [arena('--budget', '1s', '--playouts', '9'), '--budget: expected either this or --playouts, found both'],
  [arena('--sprt', '35,0'), '--sprt: expected two numbers, the smaller one first, such as 0,35, found "35,0"'],
  [arena('--sprt', 'strong'), '--sprt: expected two numbers, the smaller one first, such as 0,35, found "strong"'],
  [
    ['arena', 'next-station-tokyo', '--bots', 'greedy,random', '--seats', '1', '--sprt', '0,35'],
    '--sprt: expected either this or --seats 1, found both',
  ],
  [arena('--matches', match), 'match.json: expected a folder to write into, found a file'],
  [arena('--matches', `${match}/inside`), 'match.json/inside: expected a folder to write into, found no such folder'],
  [arena('--bots', 'order-fre,greedy'), 'order-spread, order-free, found "order-fre"; did you mean order-free?'],
  [['verify', folder.path('none.json')], 'none.json: expected a file to read, found no such file or folder'],
  [['verify', folder.path('.')], 'expected a file to read, found a folder'],
  [['verify', file('{"a": 1,\n  oops}')], '1.json: expected JSON, found something else at line 2, column 3'],
  [['verify', file('')], '2.json: expected JSON, found an empty file'],
  [['verify', file('[1')], '3.json: expected JSON, found '],
  [['verify', file(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)], 'json: expected at most 100 levels, found more'],
  [['verify', file([])], '5.json: expected an object, found []'],
  [['verify', file({})], '6.json: format: expected one of yamanote-match-1, yamanote-match-2, found nothing'],
  [['verify', changed({ colour: 1 })], 'colour: expected no such field, only format, game,'],
  [['verify', changed({ game: 'machi-koru' })], `game: ${games}, found "machi-koru"; did you mean machi-koro?`],
  [['verify', changed({ seed: 'xyz' })], 'seed: expected 64 hexadecimal digits, found "xyz"'],
  [['verify', changedLog([{ ...entry, index: 5 }])], 'log[0].index: expected a whole number from 0 to 0, found 5'],
  [['verify', changedLog([{ ...entry, seat: 7 }])], 'log[0].seat: expected a whole number from 0 to 1, found 7'],
  [['replay', match, '--at', '-1'], '--at: expected a whole number from 0 to '],
  [['replay', match, '--at', '999999'], '--at: expected a whole number from 0 to '],
  [['replay', changedLog([entry])], 'log[0].seat: expected chance to act first'],
  [['replay', changedLog([{ ...entry, seat: 1 }], { first: 0 })], 'log[0].seat: expected an answer of seat 0, found 1'],
  [['replay', changedLog([entry], { first: 0 })], 'log[0].answer: expected a legal answer to "roll"'],
  [
    ['replay', changed({ options: { frist: 0 } })],
    'options.frist: expected no such field, only edition, beginnerLimit, display, first, found 0; did you mean first?',
  ],
  [['replay', changed({ version: 99 })], 'version: expected version 1 of machi-koro, found 99'],
  [['scenario', scenario({ game: 'go' })], `game: ${games}, found "go"`],
  [['scenario', scenario({ game: undefined })], 'game: expected the id of a game, found nothing'],
  [['scenario', scenario({ seats: 9 })], 'seats: expected a whole number from 2 to 4, found 9'],
  [['scenario', scenario({ rules: [] })], 'rules: expected one to three rule ids, found []'],
  [['scenario', scenario({ expct: {} })], 'expct: expected no such field'],
  [
    ['scenario', scenario({ moves: [{ seat: 1, action: { do: 'pass' } }] })],
    'moves[0].seat: expected an answer of seat 0, found 1',
  ],
  [
    ['scenario', scenario({ moves: [{ seat: 0, action: { do: 'build', card: 'mine' } }] })],
    'moves[0].action: expected a legal answer to "build"',
  ],
  [
    ['scenario', scenario({ moves: [{ seat: 0, action: { do: 'build', card: 'cofe' } }] })],
    'moves[0].action.card: expected one of ',
  ],
  [
    ['scenario', scenario({ moves: [{ seat: 5, action: { do: 'pass' } }] })],
    'moves[0].seat: expected a whole number from 0 to 1, found 5',
  ],
  [['scenario', scenario({ chance: [[7]] })], 'chance[0]: expected '],
  [['scenario', scenario({ position: { turn: 9 } })], 'position.turn: expected a whole number from 0 to 1, found 9'],
  [position({ turnn: 0 }), 'turnn: expected no such field, only turn, step'],
  [position({ players: [{ coins: -1 }, {}] }), 'players[0].coins: expected a whole number of at least 0, found -1'],
  [position({ players: [{ city: { cofe: 1 } }, {}] }), 'players[0].city.cofe: expected no such field'],
  [
    position({ players: [{ city: { 'wheat-field': 5, bakery: 1 } }, { city: { 'wheat-field': 4, bakery: 1 } }] }),
    'players: expected at most 8 copies of wheat-field in all cities, found 9',
  ],
  [position({ players: [{}, {}], display: { cafe: 3 } }), 'display.'],
  [[...position({ players: [{}, {}] }), '--seats', '3'], 'players: expected 3 players, one a seat'],
  [
    ['position', 'machi-koro', '--random', '100000'],
    '--random: expected a whole number from 0 to 10000, found "100000"',
  ],
  [['position', 'machi-koro', '--random', '9999'], '--random: expected at most '],
];

// Nobody can make a folder there, and Linux does not say why.
if (existsSync('/proc/self')) cases.push([arena('--matches', '/proc/none/in'), '/proc/none/in: expected a folder']);

test.each(cases)('%j: %s', (args, sentence) => {
  const { status, stdout, stderr } = yamanote(args, '1\n');
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/^yamanote: [^\n]+\n$/);
  expect(stderr).not.toMatch(/\.(ts|js):\d+/);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  const given = args.find((arg) => arg.startsWith(folder.path('')) && arg.endsWith('.json'));
  if (given !== undefined && args[2] !== '--at') expect(stderr).toContain(given);
});
