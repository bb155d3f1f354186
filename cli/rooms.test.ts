import { describe, expect, test } from 'vitest';
import { openRoom, readSettings } from './rooms.ts';

const { game } = await openRoom('machi-koro');

describe('settings', () => {
  test('are completed with the defaults', () => {
    expect(readSettings(game, [], 4)).toEqual({
      edition: 'base',
      beginnerLimit: false,
      display: 'full',
      first: 'random',
    });
  });

  test('are read by the kind of their option', () => {
    const settings = ['beginnerLimit=true', 'display=changing', 'first=1'];
    expect(readSettings(game, settings, 2)).toMatchObject({ beginnerLimit: true, display: 'changing', first: 1 });
  });

  test.each([
    ['display', '--set: expected key=value, found "display"'],
    ['=full', '--set: expected key=value, found "=full"'],
    ['displai=full', 'found "displai"; did you mean display?'],
    ['display=ful', '--set: display: expected one of full, changing, found "ful"; did you mean full?'],
    ['beginnerLimit=yes', '--set: beginnerLimit: expected true or false, found "yes"'],
    ['first=2', '--set: first: expected random or a seat from 0 to 1, found 2'],
    ['toString=1', 'found "toString"'],
  ])('%s is refused', (setting, sentence) => {
    expect(() => readSettings(game, [setting], 2)).toThrow(sentence);
  });
});

test('a game that is not there is refused with the nearest that is', async () => {
  await expect(openRoom('machikoro')).rejects.toThrow('found "machikoro"; did you mean machi-koro?');
  await expect(openRoom('constructor')).rejects.toThrow('GAME: expected a game, one of machi-koro, ');
});
