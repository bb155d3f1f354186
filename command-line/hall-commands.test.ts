import { hallCommands } from '@yamanote/tools/hall-commands';
import { expect, test } from 'vitest';
import { HALL_COMMANDS } from './hall-commands.ts';

test('what chooses the program knows the same commands', () => {
  expect(hallCommands).toEqual(HALL_COMMANDS);
});
