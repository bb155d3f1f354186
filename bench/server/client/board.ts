/** A guest with the board before them, a few of its lines or all, who reads nothing of it. */
import { comeIn, introduce, type Person } from './person.ts';
import type { Company } from './table.ts';

export async function openBoard({ address, tally }: Company, name: string, shows: 'few' | 'all'): Promise<Person> {
  const cookie = await introduce(address(), name);
  const person = await comeIn(address(), cookie);
  person.hear = (kind) => {
    if (kind === 'lobby' || kind === 'lobby-news') tally.boards++;
  };
  await person.ask({ do: 'lobby', on: true, shows });
  return person;
}
