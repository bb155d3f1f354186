/** The games that tests of the hall play: three real ones, toys, one to find leaks with, and some that are broken on purpose. */
import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { judgement } from '@yamanote/games/machi-koro/bots';
import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { registry as house } from '@yamanote/games/registry';
import type { BotRoom, WholeRoom } from '@yamanote/games/room';
import type { Game, Seat, Shape } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { envelopes } from './envelopes.ts';

function room<T extends Shape>(
  game: Game<T>,
  judge: (state: T['state'], seat: number) => number,
): () => Promise<BotRoom> {
  return async () => ({ game, evaluate: judge, opens, glance: await glanceOf(game.id) }) as unknown as BotRoom;
}

/** A toy tells the board of the hall all that everybody sees. */
async function glanceOf(id: string): Promise<WholeRoom['glance']> {
  return Object.hasOwn(house, id) ? (await house[id]()).glance : (view) => ({ view }) as never;
}

/** As Machi Koro has it; in toys nobody waits for whole turns. */
function opens(event: { type: string; seat?: Seat }): Seat | null {
  return event.type === 'turn-began' ? (event.seat ?? null) : null;
}

const { evaluate } = judgement;
const indifferent = () => 0;

const endless: Game<MachiKoro>['rules']['end-turn'] = {
  is: 'step',
  run: (state, frame) => {
    state.stack.push(frame);
  },
};

export const testRegistry: Readonly<Record<string, () => Promise<BotRoom>>> = {
  'machi-koro': room(machiKoro, evaluate),
  'king-of-tokyo': room(kingOfTokyo, indifferent),
  'next-station-tokyo': room(nextStation, indifferent),
  envelopes: room(envelopes, indifferent),
  /** Has standing orders. */
  lanterns: room(lanterns, indifferent),

  'leaky-event': room({ ...envelopes, id: 'leaky-event', eventView: (event) => event }, indifferent),
  'leaky-entry': room({ ...envelopes, id: 'leaky-entry', entryView: (_state, _by, answer) => answer }, indifferent),
  'leaky-view': room({ ...envelopes, id: 'leaky-view', view: envelopes.clone }, indifferent),

  /** Whose greedy bot never comes to a conclusion. */
  'endless-thought': room({ ...machiKoro, id: 'endless-thought' }, () => {
    for (;;);
  }),
  /** Whose bots answer with what is no answer. */
  'wrong-thought': room({ ...machiKoro, id: 'wrong-thought', imagine: richWorld }, spendthrift),
  /** Whose turns never end. */
  runaway: room<MachiKoro>(
    { ...machiKoro, id: 'runaway', rules: { ...machiKoro.rules, 'end-turn': endless } },
    evaluate,
  ),
};

/** Likes best what costs most. */
function spendthrift({ coins }: MachiKoro['state'], seat: number): number {
  return -coins[seat];
}

/** A world in which everybody is rich, so that a bot builds what it cannot pay. */
function richWorld(view: MachiKoro['view']): MachiKoro['state'] {
  const world = machiKoro.imagine(view, { below: () => 0 });
  return { ...world, coins: world.coins.map(() => 99) };
}
