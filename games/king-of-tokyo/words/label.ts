/** A legal answer as a short label: picks the words of a language, and prices from the cards. */
import {
  type Action,
  type AskFrame,
  type CardId,
  diceCount,
  effectOf,
  factsOf,
  feeOf,
  find,
  type KeepId,
  type KingOfTokyoView,
  type Monster,
  ownEffectOf,
  priceFor,
  SWEEP_ENERGY,
  without,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { toldCard } from './telling.ts';
import type { PassKind, Words } from './words.ts';

type View = KingOfTokyoView;

export function label({ actions, passes }: Words, action: Action, view: View, names: readonly string[]): string {
  const frame = view.stack.at(-1) as AskFrame;
  const seat = 'seat' in frame ? frame.seat : (view.active as Seat);
  const monster = view.monsters[seat];
  switch (action.do) {
    case 'choose':
      return actions.choose(action);
    case 'roll':
      return actions.roll({ dice: diceCount(view) });
    case 'reroll': {
      const keep = without(frame.kind === 'camouflage' ? frame.dice : view.dice, action.dice);
      const price = action.by === null ? 0 : effect(view, seat, action.by).rerollEnergy;
      return actions.reroll({ dice: action.dice.length, keep, price, by: action.by && toldCard(monster, action.by) });
    }
    case 'probe':
      return actions.probe({ ...action, by: toldCard(monster, action.by) });
    case 'change': {
      const price = effect(view, seat, action.by).change?.energy ?? 0;
      return actions.change({ ...action, by: toldCard(monster, action.by), price });
    }
    case 'spend':
      return spend(actions.spend, action.on, view, seat, names);
    case 'leave':
      return actions.leave({ unhurt: frame.kind === 'escape' });
    case 'cancel':
      return actions.cancel({ price: priceOf(view, seat, 'cancelEnergy') });
    case 'heal':
      return actions.heal({ price: priceOf(view, seat, 'healEnergy') });
    case 'buy':
      return actions.buy({ card: action.card, price: priceFor(monster, action.card) });
    case 'buy-top': {
      const card = view.top?.card as CardId;
      return actions['buy-top']({ card, price: priceFor(monster, card) });
    }
    case 'take':
      return actions.take({ name: names[action.seat], card: action.card, price: priceFor(monster, action.card) });
    case 'sweep':
      return actions.sweep({ price: SWEEP_ENERGY });
    case 'discard':
      return actions.discard({ card: action.card, energy: factsOf(action.card).cost });
    case 'copy':
      return actions.copy({
        name: action.seat === seat ? null : names[action.seat],
        card: action.card,
        // The first choice comes with the card; only moving on costs.
        price: frame.kind === 'copy' ? 0 : Math.max(...monster.cards.map(({ card }) => ownEffectOf(card).copyEnergy)),
      });
    case 'charge':
      return actions.charge(action);
    case 'pass':
      return passes[frame.kind === 'defend' && frame.amount === 0 ? 'lose' : (frame.kind as PassKind)];
    default:
      return actions[action.do]();
  }
}

/** What a card in front of this seat does, as itself or as a copy. */
function effect(view: View, seat: Seat, card: KeepId): ReturnType<typeof effectOf> {
  const { cards } = view.monsters[seat];
  return effectOf(cards[cards.findIndex((kept) => kept.card === card)]);
}

function priceOf(view: View, seat: Seat, hook: 'cancelEnergy' | 'healEnergy'): number {
  const monster = view.monsters[seat];
  return effectOf(monster.cards[find(monster, hook)])[hook];
}

function spend(
  words: Words['actions']['spend'],
  on: Extract<Action, { do: 'spend' }>['on'],
  view: View,
  seat: Seat,
  names: readonly string[],
): string {
  if (typeof on === 'string') return words[on]();
  const frame = view.stack.at(-1) as Extract<AskFrame, { kind: 'hearts' }>;
  return words.other({ name: names[on], energy: feeOf(view.monsters as Monster[], seat, frame.spent, on) });
}
