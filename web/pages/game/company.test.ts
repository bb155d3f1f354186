import { LONGEST_NAME } from '@yamanote/protocol';
import { beforeEach, expect, it } from 'vitest';
import { stubEmptyStorage } from '../../testing/empty-shelf.ts';
import { companyFor, keepCompany, LONGEST_HERE, namesOf, withoutPerson, withPerson } from './company.ts';

const THREE = { seats: { min: 2, max: 3 } };
const SIX = { seats: { min: 2, max: 6 } };

beforeEach(stubEmptyStorage);

/** Names in this order, and again from the first. */
function naming(...names: string[]): () => string {
  let at = 0;
  return () => names[at++ % names.length];
}

it('is two people with different names, until somebody has played here', () => {
  expect(companyFor(SIX, naming('Fox', 'Fox', 'Crane'))).toEqual({ names: ['Fox', 'Crane'], bots: 0 });
});

it('is who played here last, as far as the game has seats', () => {
  keepCompany({ names: ['Mama', 'Kai', 'Opa', 'Lea'], bots: 2 });
  expect(companyFor(SIX, naming('Fox'))).toEqual({ names: ['Mama', 'Kai', 'Opa', 'Lea'], bots: 2 });
  expect(companyFor(THREE, naming('Fox'))).toEqual({ names: ['Mama', 'Kai', 'Opa'], bots: 0 });
});

it.each(['nonsense', '{"names":"Kai","bots":1}', '{"names":["Kai",7],"bots":1}', '{"names":["Kai"]}', 'null'])(
  'begins anew where %s was kept',
  (kept) => {
    localStorage.setItem('yamanote.together', kept);
    expect(companyFor(SIX, naming('Fox', 'Crane'))).toEqual({ names: ['Fox', 'Crane'], bots: 0 });
  },
);

it('takes one more in, who may need the seat of a bot, and lets nobody play alone', () => {
  const two = { names: ['Mama', 'Kai'], bots: 1 };
  const three = withPerson(THREE, two, naming('Mama', 'Fox'));
  expect(three).toEqual({ names: ['Mama', 'Kai', 'Fox'], bots: 0 });
  expect(withPerson(THREE, three, naming('Crane'))).toEqual(three);
  expect(withoutPerson(three, 0)).toEqual({ names: ['Kai', 'Fox'], bots: 0 });
  expect(withoutPerson(two, 0)).toEqual(two);
});

it('calls people as they want to be called, and tells those of one name apart', () => {
  expect(namesOf({ names: [' Mama ', 'Kai', 'kai'], bots: 0 })).toEqual(['Mama', 'Kai', 'kai 2']);
  const long = 'W'.repeat(LONGEST_HERE);
  const names = namesOf({ names: [long, long], bots: 0 }) as string[];
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(LONGEST_NAME);
});

it.each(['', '   ', '\u200b', 'a\nb', 'W'.repeat(LONGEST_HERE + 1)])(
  'says who has no name that can be shown: %j',
  (name) => {
    expect(namesOf({ names: ['Mama', name], bots: 0 })).toEqual({ nameless: 1 });
  },
);
