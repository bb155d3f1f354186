import { describe, expect, test } from 'vitest';
import { openRoom } from '../rooms.ts';
import { words } from '../words/index.ts';
import { readPlayers } from './players.ts';

const { game } = await openRoom('machi-koro');
const read = (seats?: string, names?: string) => readPlayers(game, seats, names, words.en);

describe('players', () => {
  test('are one person and bots unless told otherwise', () => {
    const players = read().map(({ player }) => player);
    expect(players[0]).toBe('person');
    expect(players.length).toBeGreaterThanOrEqual(2);
  });

  test('a single person is not numbered, several are', () => {
    expect(read('greedy,you').map(({ name }) => name)).toEqual(['Momiji', 'Guest']);
    expect(read('you,random,you').map(({ name }) => name)).toEqual(['Guest 1', 'Momiji', 'Guest 2']);
  });

  test('are named person by person, or seat by seat', () => {
    expect(read('you,random,you', 'Aya,Ben').map(({ name }) => name)).toEqual(['Aya', 'Momiji', 'Ben']);
    expect(read('you,random,you', 'Aya,Robo,Ben').map(({ name }) => name)).toEqual(['Aya', 'Robo', 'Ben']);
    expect(read('you,random', 'Momiji').map(({ name }) => name)).toEqual(['Momiji', 'Hachi']);
  });

  test.each([
    ['you', undefined, '--seats: expected 2 to 4 seats for machi-koro, found 1'],
    ['you,you,you,you,you', undefined, '--seats: expected 2 to 4 seats for machi-koro, found 5'],
    ['you,gready', undefined, '--seats: expected one of you, random, greedy'],
    ['you,,random', undefined, '--seats: expected words with commas between'],
    ['you,random,you', 'Aya', '--names: expected a name for each you (2) or each seat (3), found 1'],
    ['you,you', 'Aya,Aya', '--names: expected different names, found "Aya" twice'],
  ])('%s as %s is refused', (seats, names, sentence) => {
    expect(() => read(seats, names)).toThrow(sentence);
  });
});
