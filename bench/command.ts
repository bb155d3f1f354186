/** What a tool for developers was given. It speaks English: `--help` says how, and what cannot be used is one sentence. */
import { parseArgs } from 'node:util';

/** What was given cannot be used: the tool says this sentence, and nothing else. */
export class Unusable extends Error {}

const BAD_INPUT = 2;

type Kinds = Readonly<Record<string, 'flag' | 'text'>>;

export interface Given<K extends Kinds> {
  readonly words: readonly string[];
  readonly flags: { readonly [name in keyof K]: K[name] extends 'flag' ? boolean : string | undefined };
}

/** Runs the tool with these arguments. Whoever asks for help gets it, whatever else was given. */
export async function runCommand(usage: string, run: (args: readonly string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help') || args.includes('-h')) console.log(usage);
    else await run(args);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(error.message);
    process.exitCode = BAD_INPUT;
  }
}

export function readGiven<K extends Kinds>(args: readonly string[], kinds: K): Given<K> {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const flags: Record<string, boolean | string | undefined> = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind === 'flag' ? false : undefined]),
  );
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') flags[token.name] = takenFrom(kinds, token);
  }
  return { words, flags: flags as Given<K>['flags'] };
}

interface Option {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function takenFrom(kinds: Kinds, { name, rawName, value, inlineValue }: Option): boolean | string {
  if (!Object.hasOwn(kinds, name)) {
    const known = Object.keys(kinds).map((one) => `--${one}`);
    throw new Unusable(`unknown option ${rawName}, expected one of ${known.join(', ')}`);
  }
  if (kinds[name] === 'flag') {
    if (value !== undefined) throw new Unusable(`${rawName}: expected no value, found "${value}"`);
    return true;
  }
  // `--deals --check` has forgotten a value; `--deals=-1` means what it says.
  if (value === undefined || (inlineValue !== true && /^--?[a-z]/i.test(value))) {
    throw new Unusable(`${rawName}: expected a value, found ${value ?? 'nothing'}`);
  }
  return value;
}

export function expectNoWords([word]: readonly string[]): void {
  if (word !== undefined) throw new Unusable(`expected only options, found "${word}" as well`);
}
