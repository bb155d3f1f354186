import type { Room } from '@yamanote/games/room';
import type { WholeGame } from '@yamanote/kernel';
import { played } from './rules/played.ts';
import type { Shinjuku } from './rules/types.ts';
import { declines, minor, opens, ruleOf, together } from './story.ts';

export const shinjukuRoom: Room<Shinjuku> = {
  game: played,
  opens,
  minor,
  together,
  declines,
  ruleOf,
  chance: 'cards',
  past: { 1: async () => (await import('./past/v1/rules.js')).game as unknown as WholeGame<Shinjuku> },
  // The rulebook advises the CEO variant for a first game.
  presets: [{ id: 'first-game', options: { ceo: true } }],
  mixes: [
    {},
    { edition: 'r12' },
    { ceo: true },
    { kaiju: true },
    { ceo: true, kaiju: true },
    { ceo: true, kaiju: true, kaijuStep: 'after-ceo', endRule: 'equal-turns' },
    { endRule: 'equal-turns', deptRelocation: 'marked-only', bagCount: 'exact' },
    { openCollections: true, deptRelocation: 'never', first: 0 },
    { edition: 'r12', deptRelocation: 'any', bagCount: 'exact', first: 1 },
    { edition: 'r12', openCollections: true, deptRelocation: 'marked-only' },
    // Matches that began with what this edition does not have go on without it.
    { edition: 'r12', ceo: true, kaiju: true, kaijuStep: 'after-ceo', endRule: 'equal-turns' },
  ],
};
