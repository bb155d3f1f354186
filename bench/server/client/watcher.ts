/** A stranger who looks at a table. Of each frame no more is read than how far the match has come. */
import { comeIn, type Person } from './person.ts';

const MATCH = Buffer.from('"match":"');
const NEXT = Buffer.from('"sight":{"next":');

/** `told` hears of each news which entries of which match they brought. */
export async function watch(
  address: string,
  table: string,
  told: (match: string, first: number, next: number) => void,
): Promise<Person> {
  const person = await comeIn(address);
  let match: string | null = null;
  let seen = 0;
  person.hear = (kind, frame) => {
    if (kind !== 'news') return;
    const of = textAt(frame, frame.indexOf(MATCH), MATCH);
    const next = Number.parseInt(textAt(frame, frame.lastIndexOf(NEXT), NEXT), 10);
    const isSame = match === of;
    if (isSame && next < seen) throw new Error(`${of}: a watcher who had seen ${seen} entries was shown ${next}`);
    if (isSame && next > seen) told(of, seen, next);
    [match, seen] = [of, next];
  };
  await person.ask({ do: 'watch', table, match: null, next: 0 });
  return person;
}

/** No value that is looked for here is longer. */
const LONGEST = 48;

function textAt(frame: Buffer, at: number, label: Buffer): string {
  if (at < 0) throw new Error(`news without ${label}: ${frame}`);
  const begin = at + label.length;
  return frame.toString('latin1', begin, begin + LONGEST).replace(/[",].*$/s, '');
}
