import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, Unusable } from './command.ts';
import { LEVELS_USAGE, readWantedBench, readWantedLevels } from './wanted.ts';

const GAMES = { lanterns: ['river'], stones: ['river', 'sea'] };
const { argv } = process;

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('without anything, all games are calibrated in all editions and printed', () => {
  const games = [
    { game: 'lanterns', editions: ['river'] },
    { game: 'stones', editions: ['river', 'sea'] },
  ];
  const levels = ['gentle', 'easy', 'normal', 'hard'];
  expect(readWantedLevels([], GAMES)).toEqual({ games, does: 'print', deals: 300, searchDeals: 100, levels });
  expect(readWantedBench([])).toEqual({ json: false, check: false, seconds: 5 });
});

test('what is given is done', () => {
  const given = [
    'stones',
    '--edition',
    'sea',
    '--check',
    '--deals',
    '20',
    '--search-deals=10',
    '--levels',
    'easy,normal',
  ];
  const games = [{ game: 'stones', editions: ['sea'] }];
  const wanted = { games, does: 'check', deals: 20, searchDeals: 10, levels: ['easy', 'normal'] };
  expect(readWantedLevels(given, GAMES)).toEqual(wanted);
  expect(readWantedLevels(['--write'], GAMES)).toMatchObject({ does: 'write' });
  expect(readWantedBench(['--json', '--check', '--seconds', '0.5'])).toEqual({ json: true, check: true, seconds: 0.5 });
});

test.each([
  [['--nope'], 'unknown option --nope, expected one of --edition, --write, --check, --deals, --search-deals, --levels'],
  [['chess'], 'GAME: expected one of lanterns, stones, found "chess"'],
  [['stones', '--edition', 'r13'], '--edition: expected one of river, sea for stones, found "r13"'],
  [['--edition', 'sea'], '--edition: expected one of river for lanterns, found "sea"'],
  [['stones', '--edition', '--write'], '--edition: expected a value, found --write'],
  [['stones', '--edition='], '--edition: expected one of river, sea for stones, found ""'],
  [['--write', '--check'], '--check: expected either this or --write, found both'],
  [['--deals', '1'], '--deals: expected a whole number of at least 2, found "1"'],
  [['--search-deals='], '--search-deals: expected a whole number of at least 2, found ""'],
  [['--deals', '--check'], '--deals: expected a value, found --check'],
  [['--check=yes'], '--check: expected no value, found "yes"'],
  [['--levels', 'easy,normal'], '--levels: expected --check beside it'],
  [['--check', '--levels', 'easy,best'], '--levels: expected names such as gentle,easy,normal,hard, found "best"'],
  [['--check', '--levels', 'easy'], '--levels: expected at least two names, found "easy"'],
])('levels %j: %s', (args, sentence) => {
  expect(() => readWantedLevels(args, GAMES)).toThrow(new Unusable(sentence));
});

test.each([
  [['--seconds', 'many'], '--seconds: expected a number above 0, found "many"'],
  [['--seconds', '0'], '--seconds: expected a number above 0, found "0"'],
  [['--seconds'], '--seconds: expected a value, found nothing'],
  [['--quick'], 'unknown option --quick, expected one of --json, --check, --seconds'],
  [['all'], 'expected only options, found "all" as well'],
])('bench %j: %s', (args, sentence) => {
  expect(() => readWantedBench(args)).toThrow(new Unusable(sentence));
});

/** What a tool says and exits with that is given this. */
async function say(...args: string[]): Promise<{ out: unknown[]; err: unknown[]; code: unknown }> {
  process.argv = ['node', 'levels', ...args];
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(LEVELS_USAGE, async (given) => void readWantedLevels(given, GAMES));
  return { out: out.mock.calls.flat(), err: err.mock.calls.flat(), code: process.exitCode };
}

test.each([['--help'], ['-h'], ['--help', '--nope']])('%s prints the usage', async (...args) => {
  expect(await say(...args)).toEqual({ out: [LEVELS_USAGE], err: [], code: undefined });
});

test('bad input is answered with one sentence, and exit code 2', async () => {
  const sentence = 'GAME: expected one of lanterns, stones, found "chess"';
  expect(await say('chess')).toEqual({ out: [], err: [sentence], code: 2 });
});

test('what breaks in the tool itself is no bad input', async () => {
  process.argv = ['node', 'levels'];
  const broken = runCommand(LEVELS_USAGE, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
});
