/** Cards that take effect once, when they are bought. */
import type { DiscardEffect } from './effect.ts';

export const discarding = {
  'corner-store': { stars: 1 },
  'commuter-train': { stars: 2 },
  'apartment-building': { stars: 3 },
  skyscraper: { stars: 4 },
  energize: { energy: 9 },
  heal: { heal: 2 },
  'nuclear-power-plant': { stars: 2, heal: 3 },
  'national-guard': { stars: 2, damage: { to: 'buyer', amount: 2 } },
  tanks: { stars: 4, damage: { to: 'buyer', amount: 3 } },
  'jet-fighters': { stars: 5, damage: { to: 'buyer', amount: 4 } },
  'fire-blast': { damage: { to: 'others', amount: 2 } },
  'gas-refinery': { stars: 2, damage: { to: 'others', amount: 3 } },
  'high-altitude-bombing': { damage: { to: 'all', amount: 3 } },
  'evacuation-orders': { starsLost: 5 },
  'vast-storm': { stars: 2, halvesEnergy: true },
  'drop-from-high-altitude': { stars: 2, seizesTokyo: true },
  frenzy: { extraTurn: true },
} as const satisfies Record<string, Partial<DiscardEffect>>;
