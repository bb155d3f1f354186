import type { Room } from '@yamanote/games/room';
import type { Game } from '@yamanote/kernel';
import { glance } from './glance.ts';
import { type Shinjuku, shinjuku } from './rules/index.ts';
import { declines, minor, opens, ruleOf, together } from './story.ts';

export const shinjukuRoom: Room<Shinjuku> = {
  game: shinjuku,
  opens,
  minor,
  together,
  declines,
  ruleOf,
  chance: 'cards',
  past: { 1: async () => (await import('./past/v1/rules.js')).game as unknown as Game<Shinjuku> },
  // The rulebook advises the CEO variant for a first game.
  presets: [{ id: 'first-game', options: { ceo: true } }],
  glance,
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
