import { testBots } from '@yamanote/games/testing/bots';
import { describe } from 'vitest';
import { botRooms } from './registry.ts';

describe.each(Object.keys(botRooms))('%s', (id) => testBots(botRooms[id]));
