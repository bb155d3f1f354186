/** A guest with the home page open, who reads nothing of it. */
import { comeIn, introduce, type Person } from './person.ts';
import type { Company } from './table.ts';

export async function openHomePage({ address, tally }: Company, name: string): Promise<Person> {
  const cookie = await introduce(address(), name);
  const person = await comeIn(address(), cookie);
  person.hear = (kind) => {
    if (kind === 'lobby') tally.boards++;
  };
  await person.ask({ do: 'lobby', on: true });
  return person;
}
