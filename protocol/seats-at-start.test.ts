import { expect, it } from 'vitest';
import { seatsAtStart } from './seats-at-start.ts';

const open = { guest: null, bot: null, kept: null };
const mika = { ...open, guest: { name: 'Mika' } };
const bot = { ...open, bot: 'greedy' };
const aiko = { ...open, kept: 'Aiko' };

it('closes free seats where enough sit for a match', () => {
  expect(seatsAtStart([mika, open, mika, open], 2)).toEqual({ closed: [1, 3], bots: [] });
  expect(seatsAtStart([mika, bot, open], 2)).toEqual({ closed: [2], bots: [] });
});

it('gives them to bots where not enough do, also in a game that one could play alone', () => {
  expect(seatsAtStart([mika, open, open], 2)).toEqual({ closed: [], bots: [1, 2] });
  expect(seatsAtStart([mika, open, open], 1)).toEqual({ closed: [], bots: [1, 2] });
  expect(seatsAtStart([mika, mika, open, open], 3)).toEqual({ closed: [], bots: [2, 3] });
});

it('lets a bot play for whom a seat is kept, who is as good as there', () => {
  expect(seatsAtStart([mika, aiko, open], 2)).toEqual({ closed: [2], bots: [1] });
  expect(seatsAtStart([mika, open, aiko, open], 3)).toEqual({ closed: [], bots: [1, 2, 3] });
});

it('changes nothing at a full table', () => {
  expect(seatsAtStart([mika], 1)).toEqual({ closed: [], bots: [] });
  expect(seatsAtStart([mika, bot, { ...bot, kept: 'Aiko' }], 2)).toEqual({ closed: [], bots: [] });
});
