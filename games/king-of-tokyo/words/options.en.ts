import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Edition', hint: 'Which edition of the game is played.', values: { first: 'First edition' } },
  short: {
    name: 'Short game: one reroll, claws stay',
    hint: 'For first matches: one reroll instead of two, and claws cannot be rerolled. Everything else is as usual.',
    values: { true: 'Short and brutal', false: 'Full game' },
  },
  bay: {
    name: 'Tokyo Bay',
    hint: 'With five or six monsters, a second one may stand in Tokyo until fewer than five are left.',
    values: { true: 'With Tokyo Bay', false: 'Without Tokyo Bay' },
  },
  monsters: {
    name: 'Monsters',
    hint: 'Monsters differ only in their looks: everybody chooses one before the first turn, or gets the one that belongs to their seat.',
    values: { chosen: 'Everybody chooses', seats: 'By seat' },
  },
  first: {
    name: 'First player',
    hint: 'Who takes the first turn; then it goes round clockwise.',
    values: { random: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5', 5: 'Seat 6' },
  },
};
