import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speech } from '@yamanote/games/machi-koro/words';
import { LANGUAGES } from '@yamanote/games/room';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const endless = '1\n'.repeat(20_000);

function play(input: string, ...args: string[]) {
  return yamanote(['play', 'machi-koro', '--seed', 'e2e', ...args], input);
}

/** Rolls, and builds the last thing on the list; some lines that are no answers are in between. */
const busy = Array.from(
  { length: 3000 },
  (_, i) => (i % 40 === 7 ? '? 1\n?\nl\nfoo\n99\n' : '') + (i % 2 ? '2\n' : '1\n'),
).join('');

describe('a whole match from standard input', () => {
  test.each(LANGUAGES)('in %s ends with a result and a file that can be verified', (language) => {
    const file = folder.path(`${language}.json`);
    const args = ['--seats', 'you,greedy,random', '--lang', language, '--save', file];
    const { status, stdout, stderr } = play(busy, ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain(`npx yamanote verify ${file}`);
    const { json } = yamanoteJson(['verify', file]);
    expect(json).toMatchObject({ ok: true, differs: null });
  });

  test('speaks the language that is asked for', () => {
    const ends = { en: /wins!/, de: /gewinnt!/, ja: /の勝ちです！/ };
    for (const language of LANGUAGES) {
      expect(play(busy, '--seats', 'you,random', '--lang', language).stdout).toMatch(ends[language]);
    }
  });

  test('the same seed and answers give the same match', () => {
    const files = ['one.json', 'two.json'].map(folder.path);
    for (const file of files) play(endless, '--seats', 'you,greedy', '--save', file);
    const [one, two] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const answers = ({ log }: { log: { seat: unknown; answer: unknown }[] }) =>
      log.map(({ seat, answer }) => ({ seat, answer }));
    expect(answers(two)).toEqual(answers(one));
    expect(two.commitment).toBe(one.commitment);
  });

  test('without a seed the dice are new each time', () => {
    const commitments = [1, 2].map(() => /[0-9a-f]{64}/.exec(yamanote(['play', 'machi-koro'], 'q\n').stdout)?.[0]);
    expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(commitments[1]).not.toBe(commitments[0]);
  });

  test('bots alone need nobody at the keyboard', () => {
    const { status, stdout } = play('', '--seats', 'random,random');
    expect(status).toBe(0);
    expect(stdout).toContain('wins!');
  });

  test('an endless pipe is read only as far as needed', () => {
    const program = join(import.meta.dirname, '../dist/cli.js');
    const command = `yes 1 | "${process.execPath}" "${program}" play machi-koro --seats you,random --seed x --lang en`;
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8', maxBuffer: 2 ** 26 })).toContain('wins!');
  });
});

describe('at the prompt', () => {
  const lines = (...keys: string[]) =>
    play(keys.map((key) => `${key}\n`).join(''), '--seats', 'you,you', '--set', 'first=0');

  test('names are given, or numbered', () => {
    expect(lines('q').stdout).toContain('Guest 1, roll the die.');
    expect(play('q\n', '--seats', 'you,you', '--names', 'Aya,Ben', '--set', 'first=0').stdout).toContain(
      'Aya, roll the die.',
    );
  });

  test('undo takes back what was built, and the log says so', () => {
    const { stdout } = lines('1', '3', 'u', 'l', 'q');
    expect(stdout).toMatch(/Guest 1 builds [^.]*\. It’s Guest 2’s turn\. Guest\s1\stook\sback\sthe\slast\sstep\./);
    expect(stdout.match(/Guest 1, you have \d coins: what do you build\?/g)).toHaveLength(2);
  });

  test('alone among bots one goes back past the dice and the bots, rolls anew, and the file says so', () => {
    const file = folder.path('back.json');
    const keys = ['b', '1', '3', 'b', '1', ...Array(3000).fill('1')];
    const { status, stdout, stderr } = play(
      keys.map((key) => `${key}\n`).join(''),
      '--seats',
      'you,random',
      '--save',
      file,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('There is no decision of yours to go back to yet.');
    expect(stdout).toMatch(/went\sback\sto\san\searlier\sdecision\./);
    const { log } = JSON.parse(readFileSync(file, 'utf8'));
    const back = log.find((entry: { undo?: number }) => entry.undo !== undefined);
    expect(back).toMatchObject({ consent: true, by: { is: 'person' } });
    // Somebody else had rolled since then.
    expect(log.slice(back.undo, back.index).some(({ seat }: { seat: unknown }) => seat === 'chance')).toBe(true);
    const { json } = yamanoteJson(['verify', file]);
    expect(json).toMatchObject({ ok: true, differs: null });
    expect(JSON.stringify(json.notes)).toContain('rewound by consent');
    expect(yamanote(['replay', file, '--lang', 'en']).stdout).toMatch(/went\sback\sto\san\searlier\sdecision/);
  });

  test('several at one keyboard agree by word of mouth, and take back what can be', () => {
    const { stdout } = lines('1', 'b', '?', 'q');
    expect(stdout).toMatch(/Only\ssomebody\swho\splays\salone\samong\sbots/);
    expect(stdout).not.toMatch(/ b {2,}goes back/);
  });

  test('undo past the dice is refused, and says why', () => {
    expect(
      lines('u', '1', 'u', 'q').stdout.match(/There is nothing to take back: since your last answer/g),
    ).toHaveLength(2);
  });

  test('a question mark explains the keys, a card by any of its names, or a choice', () => {
    expect(lines('?', 'q').stdout).toContain('You can ask about:');
    for (const asked of ['? cafe', '?café', '? Caf', '？　ｃａｆｅ']) {
      expect(lines(asked, 'q').stdout).toMatch(/\nCafé\n {2}Red .*number 3/);
    }
    expect(lines('1', '? 3', 'q').stdout).toMatch(/\n {2}What it would do: Guest 1 builds/);
    expect(lines('? coffee', 'q').stdout).toContain('Nothing here is called “coffee”');
    expect(lines('? bakry', 'q').stdout).toContain('Did you mean “Bakery”?');
  });

  test('auto-answers are there only where a game has some', () => {
    const { stdout } = lines('?', 'o', 'q');
    expect(stdout).toContain('This game has no auto-answers.');
    expect(stdout).not.toContain('  o auto-answers');
  });

  test('what is no answer is answered with what would be', () => {
    const { stdout } = lines('7', 'hello', 'q');
    expect(stdout).toContain('“7” is not an answer: type 1, or “?” for help.');
    expect(stdout).toContain('“hello” is not an answer');
  });

  test('Enter gives the only answer there is', () => {
    expect(lines('', 'q').stdout).toContain('Guest 1 rolls ');
  });

  test('wide digits are digits', () => {
    expect(lines('１', 'q').stdout).toContain('Guest 1 rolls ');
  });

  test.each(['q', 'Q'])('%s leaves the match unfinished', (key) => {
    const { status, stdout, stderr } = lines(key);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('You left the match before it was over.');
  });

  test('so does the end of the input', () => {
    expect(lines('1').status).toBe(1);
  });

  test('a forced pass is told', async () => {
    const note = (await speech.load('en')).event({ type: 'passed', seat: 0, forced: true }, ['Guest 2']);
    const { stdout } = lines(...Array(30).fill(['1', '9']).flat());
    expect(stdout).toContain(note);
  });
});

describe('a game with too many choices for one list', () => {
  const lines = (...keys: string[]) =>
    yamanote(
      ['play', 'shinjuku', '--seed', 'e2e', '--seats', 'you,you', '--set', 'first=0', '--lang', 'en'],
      keys.map((key) => `${key}\n`).join(''),
    ).stdout;

  test('goes through them in steps, and back', () => {
    const stdout = lines('1', 'u', '2', '1', '', 'q');
    expect(stdout.match(/1\) Open a store …/g)).toHaveLength(3);
    expect(stdout).toContain('Open a store (u back, Enter all choices)');
    expect(stdout).toMatch(/Lay track › \w+ \(u back/);
    expect(stdout).not.toContain('took back');
  });

  test('finds them by words in them', () => {
    const stdout = lines('track aoto', '1', 'u', 'u', 'q');
    expect(stdout).toContain('1) Lay track Aoto – Kita Senju');
    expect(stdout).toContain('Guest 1 lays track Aoto – Kita Senju.');
    expect(stdout).toMatch(/Guest 1 took\s+back the last step/);
    expect(lines('lunch', 'q')).toContain('“lunch” is not an answer');
  });

  test('names last what lets a chance go by', () => {
    const stdout = lines('track aoto', '1', 'q');
    expect(stdout).toMatch(/\n *(?!1\b)\d+\) One piece is enough\n(?! *\d+\))/);
  });

  test('explains a step as well as a choice', () => {
    expect(lines('? 1', 'q')).toMatch(/\nOpen\n {2}Spend a card of the ward/);
    expect(lines('track aoto', '? 1', 'q')).toMatch(/What it would do: Guest 1 lays track Aoto/);
  });
});

describe('saving', () => {
  test('a running match keeps its seed, and says so', () => {
    const file = folder.path('running.json');
    const { stdout } = play(`1\ns ${file}\nq\n`, '--seats', 'you,random');
    expect(stdout).toMatch(/so its seed\s+stays secret/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seed: null, hash: null });
    expect(yamanote(['replay', file]).status).toBe(0);
    const { status, json } = yamanoteJson(['verify', file]);
    expect({ status, ok: json.ok }).toEqual({ status: 1, ok: false });
  });

  test('a match that is left is saved as far as it went', () => {
    const file = folder.path('left.json');
    expect(play('1\n', '--seats', 'you,random', '--save', file).status).toBe(1);
    expect(JSON.parse(readFileSync(file, 'utf8')).log.length).toBeGreaterThan(1);
  });

  test('s without a file asks for one; a file that cannot be written is no reason to stop', () => {
    const { stdout } = play(`s\ns ${folder.path('no/such/folder.json')}\n1\nq\n`, '--seats', 'you,random');
    expect(stdout).toContain('Where to?');
    expect(stdout).toContain('Not saved.');
    expect(stdout).toContain('You roll ');
  });

  test('what cannot be written is refused before the match starts, and nothing is left behind', () => {
    const file = folder.path('no/such/folder.json');
    const { status, stdout } = play('1\n', '--save', file);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(existsSync(dirname(file))).toBe(false);
    expect(readdirSync(folder.path('.')).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});
