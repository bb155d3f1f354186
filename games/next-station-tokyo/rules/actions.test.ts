import { expect, test } from 'vitest';
import { parseAction } from './actions.ts';

test.each([
  { do: 'take', pencil: 'pink' },
  { do: 'place', pencil: 'blue', leftOf: 3 },
  { do: 'place', pencil: 'blue', leftOf: 0 },
  { do: 'pass' },
  { do: 'draw', from: 'x0y0', to: 'x1y1' },
  { do: 'extend', from: 'x0y0', to: 'x1y1', on: 'x2y2' },
  { do: 'circle', from: 'x0y0', to: 'anywhere' },
])('%j is an action', (action) => {
  expect(parseAction(action)).toEqual(action);
});

test.each<[unknown, string, string]>([
  [null, 'do', 'one of take, place, pass, draw, extend, circle'],
  ['pass', 'do', 'one of take, place, pass, draw, extend, circle'],
  [{ do: 'jump' }, 'do', 'one of take, place, pass, draw, extend, circle'],
  [{ do: 'pass', seat: 1 }, 'seat', 'no such field, only do'],
  [{ do: 'take' }, 'pencil', 'this field to be there'],
  [{ do: 'take', pencil: 'green' }, 'pencil', 'one of pink, blue, brown, purple'],
  [{ do: 'place', pencil: 'green', leftOf: 0 }, 'pencil', 'one of pink, blue, brown, purple'],
  [{ do: 'place', pencil: 'pink', leftOf: 4 }, 'leftOf', 'a whole number from 0 to 3'],
  [{ do: 'place', pencil: 'pink', leftOf: -1 }, 'leftOf', 'a whole number from 0 to 3'],
  [{ do: 'draw', from: 'x0y0' }, 'to', 'this field to be there'],
  [{ do: 'draw', from: 1, to: 'x0y0' }, 'from', 'a text'],
  [{ do: 'draw', from: 'x0y0', to: 1 }, 'to', 'a text'],
  [{ do: 'circle', from: 'x0y0', to: 1 }, 'to', 'a text'],
  [{ do: 'circle', from: 'x0y0', to: 'x0y0', on: 'x0y0' }, 'on', 'no such field, only do, from, to'],
  [{ do: 'extend', from: 'x0y0', to: 'x0y0' }, 'on', 'this field to be there'],
  [{ do: 'extend', from: 'x0y0', to: 'x0y0', on: 1 }, 'on', 'a text'],
])('%j is refused', (json, field, expected) => {
  expect(parseAction(json)).toMatchObject({ refused: 'malformed', field, expected });
});
