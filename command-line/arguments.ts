/** The words after a command, checked: options of known names and kinds, and as many other words as the command takes. */
import { parseArgs } from 'node:util';
import { BadInput, oneLine } from './bad-input.ts';
import { guess } from './words/refusal.ts';

/** `flag` stands alone, `text` takes a value, `list` takes one each time it is given. */
export type Kind = 'flag' | 'text' | 'list';

type Values<O extends Record<string, Kind>> = {
  [K in keyof O]: O[K] extends 'flag' ? boolean : O[K] extends 'list' ? string[] : string | undefined;
};

export interface Arguments<O extends Record<string, Kind>> {
  words: string[];
  values: Values<O>;
}

/** `names` say what the other words are, for example `GAME`; those in brackets may be left out, one with `…` may repeat. */
export function readArguments<O extends Record<string, Kind>>(
  args: readonly string[],
  names: readonly string[],
  options: O,
): Arguments<O> {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values: Record<string, boolean | string | string[] | undefined> = Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { flag: false, list: [], text: undefined }[kind]]),
  );
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') take(values, options, token.name, token.rawName, token.value, token.inlineValue);
  }
  checkWords(words, names);
  return { words, values: values as Values<O> };
}

function take(
  values: Record<string, boolean | string | string[] | undefined>,
  options: Record<string, Kind>,
  name: string,
  rawName: string,
  value: string | undefined,
  inline: boolean | undefined,
): void {
  const kind = Object.hasOwn(options, name) ? options[name] : undefined;
  if (kind === undefined) {
    const known = Object.keys(options).map((option) => `--${option}`);
    throw new BadInput(null, (say) => say.unknownOption(oneLine(rawName), known, guess(rawName, known)));
  }
  if (kind === 'flag') {
    if (value !== undefined) throw new BadInput(`--${name}`, (say) => say.noValueWanted(JSON.stringify(value)));
    values[name] = true;
    return;
  }
  // `--seats --json` has forgotten a value; `--seats=--json` and `--random -1` mean what they say.
  const forgotten = value === undefined || (!inline && /^--?[a-z]/i.test(value));
  if (forgotten) throw new BadInput(`--${name}`, (say) => say.valueWanted(value ?? null));
  if (kind === 'list') (values[name] as string[]).push(value);
  else values[name] = value;
}

function checkWords(words: readonly string[], names: readonly string[]): void {
  const missing = names.findIndex((name, i) => !name.startsWith('[') && words.length <= i);
  if (missing >= 0) throw new BadInput(null, (say) => say.argumentMissing(names[missing].replace('…', '')));
  const endless = names.some((name) => name.includes('…'));
  if (words.length > names.length && !endless) {
    throw new BadInput(null, (say) => say.tooManyArguments(names, JSON.stringify(words[names.length])));
  }
}

/** A whole number in a range, or what stands for it when the option is not given. */
export function readCount(
  option: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < min || count > max) {
    const need = { is: 'whole-number', min, max: max === Number.MAX_SAFE_INTEGER ? null : max } as const;
    throw new BadInput(option, (say) => say.needs(need, JSON.stringify(text), null));
  }
  return count;
}

const MOST_THREADS = 64;

export function readThreads(text: string | undefined): number {
  return readCount('--threads', text, 1, 1, MOST_THREADS);
}

/** `200ms` or `1.5s`, in milliseconds. */
export function readTime(option: string, text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(text) ?? [];
  const milliseconds = Number(number) * (unit === 's' ? 1000 : 1);
  if (milliseconds > 0) return milliseconds;
  throw new BadInput(option, (say) => say.timeWanted(JSON.stringify(text)));
}

/** `0,35`: two numbers, the smaller one first. */
export function readRange(option: string, text: string): [from: number, to: number] {
  const numbers = text
    .split(',')
    .map((number) => (/^\s*[-+]?\d+(\.\d+)?\s*$/.test(number) ? Number(number) : Number.NaN));
  const [from, to] = numbers;
  if (numbers.length === 2 && from < to) return [from, to];
  throw new BadInput(option, (say) => say.twoNumbersWanted(JSON.stringify(text)));
}

/** So many hexadecimal digits; the spaces and dots that a page puts between them are for eyes only. */
export function readDigits(option: string, text: string, count: number): string {
  const digits = text.replace(/[\s·]/g, '').toLowerCase();
  if (/^[0-9a-f]*$/.test(digits) && digits.length === count) return digits;
  throw new BadInput(option, (say) => say.needs({ is: 'hex-digits', digits: count }, JSON.stringify(text), null));
}

/** `a,b,c` */
export function readNames(option: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new BadInput(option, (say) => say.wordsWithCommas(JSON.stringify(text)));
  return names;
}

export function readChoiceOf(option: string, text: string, known: readonly string[]): string {
  if (known.includes(text)) return text;
  const need = { is: 'one-of', values: known } as const;
  throw new BadInput(option, (say) => say.needs(need, JSON.stringify(text), guess(text, known)));
}
