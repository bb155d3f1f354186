/** Whoever chose a language reads that language: no command falls back into English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const match = folder.path('match.json');
yamanote(['play', 'machi-koro', '--seats', 'random,random', '--seed', 'words', '--save', match]);
const changed = (name: string, change: (copy: Record<string, never>) => void) => {
  const copy = JSON.parse(readFileSync(match, 'utf8'));
  change(copy);
  return folder.write(name, copy);
};
const position = (name: string, json: unknown) => ['position', 'machi-koro', folder.write(name, json)];
const ownMap = join(import.meta.dirname, '../games/next-station-tokyo/rules/maps/tokyo-original-1.json');
const scenario = (coins: number) => ({
  game: 'machi-koro',
  rules: ['MK-5.1'],
  seats: 2,
  position: { turn: 0, step: 'roll', players: [{ coins: 3 }, { coins: 3 }] },
  chance: [[3]],
  moves: [{ seat: 0, action: { do: 'roll', dice: 1 } }],
  expect: { position: { players: [{ coins }, {}] } },
});

const COMMANDS = [
  'games',
  'play',
  'simulate',
  'arena',
  'calibrate',
  'scenario',
  'position',
  'replay',
  'verify',
  'solve',
  'map',
];

/** Commands with what is typed at their prompt. */
const RUNS: [args: string[], typed?: string][] = [
  [['help']],
  ...COMMANDS.map((name): [string[]] => [[name, '--help']]),
  [['games']],
  [['simulate', 'machi-koro', '--games', '3', '--bots', 'greedy,random', '--progress']],
  [['calibrate', 'machi-koro', '--positions', '3', '--bots', 'random,random', '--progress']],
  [['arena', 'machi-koro', '--bots', 'greedy,random', '--sprt', '0,9', '--games', '2', '--matches', folder.path('m')]],
  [['arena', 'next-station-tokyo', '--bots', 'greedy,random', '--seats', '1', '--games', '4']],
  [['replay', match, '--at', '30']],
  [['verify', match]],
  [['verify', match, '--bits', 'ab'.repeat(16)]],
  [['verify', match, '--seal', 'ab'.repeat(32)]],
  [['verify', changed('seed.json', (copy) => Object.assign(copy, { seed: '00'.repeat(32) }))]],
  [['verify', changed('hidden.json', (copy) => Object.assign(copy, { seed: null }))]],
  [['verify', changed('at.json', ({ log }: Record<string, never>) => Object.assign(log[3], { at: 5 }))]],
  [['verify', folder.path('nowhere.json')]],
  [['verify', folder.path('.')]],
  [['verify', folder.write('broken.json', '{"a": 1,\n  oops}')]],
  [['verify', folder.write('empty.json', '')]],
  [['verify', match, '--note', 'abc']],
  [['replay', match, '--at', '99999']],
  [['replay', changed('version.json', (copy) => Object.assign(copy, { version: 99 }))]],
  [['scenario', folder.write('sound.json', scenario(4))]],
  [['scenario', folder.write('different.json', scenario(5))]],
  [['scenario', folder.write('none.json', { game: 'go' })]],
  [position('turn.json', { turnn: 0 })],
  [position('coins.json', { players: [{ coins: -1 }, {}] })],
  [position('copies.json', { players: [{ city: { stadium: 3 } }, {}] })],
  [['position', 'machi-koro', '--random', '9999']],
  [['map', 'check', ownMap]],
  [['map', 'check', folder.path('nowhere.json')]],
  [['plya']],
  [['play']],
  [['play', 'machi-kro']],
  [['play', 'machi-koro', 'twice']],
  [['play', 'machi-koro', '--sed', '1']],
  [['play', 'machi-koro', '--seats']],
  [['play', 'machi-koro', '--seats', 'you,gready']],
  [['play', 'machi-koro', '--seats', 'you']],
  [['play', 'machi-koro', '--names', 'a,b,c']],
  [['play', 'machi-koro', '--set', 'display']],
  [['play', 'machi-koro', '--set', 'first=9']],
  [['play', 'machi-koro', '--save', folder.path('no/such/folder.json')]],
  [['simulate', 'machi-koro', '--games', 'many']],
  [['arena', 'machi-koro', '--bots', 'greedy,greedy']],
  [['arena', 'machi-koro', '--bots', 'greedy,random', '--budget', 'soon']],
  [['arena', 'machi-koro', '--bots', 'greedy,random', '--sprt', '9,0']],
  [['arena', 'machi-koro', '--bots', 'greedy,random', '--budget', '1s', '--playouts', '9']],
  [['arena', 'machi-koro', '--bots', 'greedy,random', '--matches', match]],
  [
    ['play', 'machi-koro', '--seats', 'you,random', '--seed', 'a'],
    `?\nx\nu\n? tea\no\ns\ns ${folder.path('.')}\n1\nl\nq\n`,
  ],
  [
    ['play', 'king-of-tokyo', '--seats', 'you,greedy', '--seed', 'a'],
    'o yeild x=1\no yield hearts=99\no yield when=soon\no yield\nq\n',
  ],
];

/** What is no English: what is typed at a prompt or in a file, and what files say of themselves. */
const NAMED = [
  /King of Tokyo/g,
  /\byamanote( [a-z]+)+( MATCH\.json)?/g,
  /\S*\/\S*/g,
  /--?[a-z]+/g,
  /\{[^}]*\}+\]?\}*/g,
  /[„「][^“」]*[“」]/g,
  /\b\w+ = .*/g,
  /\bKEY=\S+|\b\w+=\w+/g,
  // The map of the house says of itself what it is.
  /Tokyo-style practice map 1|original layout, not the published sheet/g,
  // What an option or a field may be.
  /(nur|sind|ist|使えるのは|遊べるのは) ?[\w-]+((, | und | oder |、)[\w-]+)+/g,
];
const ENGLISH = {
  de: /\b(the|expected|found|nothing|of|with|from|are|this|that|there|which|did|mean|only|not|one of|file)\b/i,
  ja: /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/i,
};

const plain = (text: string) => NAMED.reduce((left, named) => left.replaceAll(named, '·'), text);

describe.each(['de', 'ja'] as const)('in %s', (language) => {
  test.each(RUNS)('%j', (args, typed = '') => {
    const { stdout, stderr, status } = yamanote([...args, '--lang', language], typed);
    expect(status).not.toBe(70);
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => ENGLISH[language].test(plain(line)));
    expect(lines).toEqual([]);
  });

  test('English is found', () => {
    const said = yamanote(['play', 'machi-koro', '--seats', 'you', '--lang', 'en']).stderr;
    expect(plain(said)).toMatch(ENGLISH[language]);
  });

  test('the environment chooses it as well', () => {
    const locale = { de: 'de_DE.UTF-8', ja: 'ja_JP.UTF-8' }[language];
    expect(yamanote(['plya'], '', { LC_ALL: locale }).stderr).toBe(yamanote(['plya', '--lang', language]).stderr);
  });
});

test('what programs read stays as it is, whatever the language', () => {
  for (const args of [
    ['verify', match, '--bits', 'ab'.repeat(16)],
    ['scenario', folder.path('different.json')],
  ])
    expect(yamanote([...args, '--json', '--lang', 'ja']).stdout).toBe(yamanote([...args, '--json']).stdout);
});
