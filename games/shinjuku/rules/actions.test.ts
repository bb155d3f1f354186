import { isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { parseAction, SPEND } from './actions.ts';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS } from './map.ts';
import type { Action } from './types.ts';

const READ: Action[] = [
  { do: 'open', station: 'ueno', pay: 'taito' },
  { do: 'open', station: 'ueno', pay: 'three' },
  { do: 'track', connection: 'aoto~oshiage' },
  { do: 'move', ward: 'ota', pay: 'kita' },
  { do: 'upgrade', station: 'ueno', customer: 'food*', pay: 'taito' },
  { do: 'income' },
  { do: 'pass' },
  { do: 'spend', cards: ['chiyoda', 'ota', 'ota'] },
  { do: 'place', good: 'books' },
  { do: 'relocate', station: 'oji' },
  { do: 'extend', connection: 'aoto~oshiage', pay: 'sumida' },
  { do: 'single' },
  { do: 'start', station: 'aoto' },
  { do: 'alight', customer: 'electronics' },
  { do: 'ride', station: 'oshiage' },
  { do: 'stop' },
  { do: 'rampage', ward: 'koto' },
  { do: 'flee', ward: 'chuo' },
  { do: 'push', ward: 'minato' },
  { do: 'drive', ward: 'nerima' },
  { do: 'stay' },
  { do: 'lift' },
];

test.each(READ)('%j is read as it is', (action) => {
  expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
});

test('three cards may be named in any order', () => {
  expect(parseAction({ do: 'spend', cards: ['ota', 'chiyoda', 'minato'] })).toEqual(SPEND[0][2][8]);
});

const VERBS = READ.map((action) => action.do).filter((verb, i, all) => all.indexOf(verb) === i);

test.each<[unknown, string]>([
  [null, `do: expected one of ${VERBS.join(', ')}, found nothing`],
  [{ do: 'sleep' }, `do: expected one of ${VERBS.join(', ')}, found "sleep"`],
  [{ do: 'pass', seat: 1 }, 'seat: expected no such field, only do, found 1'],
  [{ do: 'track' }, 'connection: expected this field to be there, found nothing'],
  [{ do: 'track', connection: 'ueno' }, `connection: expected one of ${CONNECTION_IDS.join(', ')}, found "ueno"`],
  [{ do: 'open', station: 'ueno', pay: 'two' }, `pay: expected one of ${WARD_IDS.join(', ')}, three, found "two"`],
  [{ do: 'ride', station: 7 }, `station: expected one of ${STATION_IDS.join(', ')}, found 7`],
  [{ do: 'spend', cards: 'ota' }, 'cards: expected a list, found "ota"'],
  [{ do: 'spend', cards: ['ota', 'ota'] }, 'cards: expected three cards, found ["ota","ota"]'],
  [{ do: 'spend', cards: ['ota', 'ota', 'moon'] }, `cards[2]: expected one of ${WARD_IDS.join(', ')}, found "moon"`],
])('%j is refused', (json, expected) => {
  const refusal = parseAction(json);
  expect(isRefusal(refusal) && sentence(refusal)).toBe(expected);
});
