/**
 * Standing orders: what a seat answers to others' doings without being asked. As long as nobody says otherwise, a person is
 * asked where it can be a matter of life and death, of Tokyo or of stars.
 */
import type { Game, OrderSpec, Seat } from '@yamanote/kernel';
import { CANCEL, HEAL, LEAVE, PASS, STAY } from './actions.ts';
import { canHeal } from './any-time.ts';
import { canCancel, certainArmour } from './defence.ts';
import { effectOf, find, has, sum } from './effects/index.ts';
import { foretellDice } from './foretell.ts';
import { heartLimit } from './monsters.ts';
import { priceFor } from './purchase.ts';
import { cardWithHearts } from './threat.ts';
import type { Action, Blow, Harm, KingOfTokyo, Monster, KingOfTokyoView as View } from './types.ts';

type Rules = Game<KingOfTokyo>;

/** When an order applies, and whether it then acts or asks. Where it does not apply, nothing is done. */
type Settings<When extends string> = { when: When; hearts: number; act: 'ask' | 'do' };

type Danger = 'always' | 'deadly' | 'hearts' | 'never';
const DANGER: readonly Danger[] = ['always', 'deadly', 'hearts', 'never'];

function settings<W extends string>(values: readonly W[], when: W, few: number) {
  return {
    when: { type: 'choice', values, default: when },
    hearts: { type: 'number', min: 1, max: 11, default: few, while: { when: ['hearts'] } },
    act: {
      type: 'choice',
      values: ['ask', 'do'],
      default: 'ask',
      while: { when: values.filter((it) => it !== 'never') },
    },
  } as const;
}

function applies({ when, hearts: few }: Settings<Danger>, { hearts }: Monster, amount: number): boolean {
  if (when === 'deadly') return amount >= hearts;
  return when === 'always' || (when === 'hearts' && hearts - amount <= few);
}

function done(act: 'ask' | 'do', action: Action): Action | 'ask' {
  return act === 'do' ? action : 'ask';
}

/** Leave Tokyo after an attack; `hearts` are those that are left. */
const yielding: OrderSpec<KingOfTokyo, 'yield', Settings<'always' | 'hearts' | 'never'>> = {
  kinds: ['yield'],
  settings: settings(['always', 'hearts', 'never'], 'always', 5),
  answer: ({ monsters }, _frame, seat, order) => (applies(order, monsters[seat], 0) ? done(order.act, LEAVE) : STAY),
};

/** A blow that the armour stops for certain is no reason to leave, to pay or to heal. */
function isHarmless(monster: Monster, amount: number): boolean {
  return certainArmour(monster, amount) !== null;
}

/** Leave Tokyo before an attack hurts, or (`always`) before every attack. */
const escaping: OrderSpec<KingOfTokyo, 'escape', Settings<Danger>> = {
  kinds: ['escape'],
  settings: settings(DANGER, 'always', 5),
  answer({ monsters }, { amount }, seat, order) {
    const harmless = order.when !== 'always' && isHarmless(monsters[seat], amount);
    return !harmless && applies(order, monsters[seat], amount) ? done(order.act, LEAVE) : STAY;
  },
};

/** Pay, and suffer nothing. Counters stay longer than a wound, so who looks to its hearts looks to them as well. */
const wings: OrderSpec<KingOfTokyo, 'defend', Settings<Danger>> = {
  kinds: ['defend'],
  settings: settings(DANGER, 'hearts', 5),
  answer({ monsters }, { amount, harm }, seat, order) {
    const monster = monsters[seat];
    if (amount === 0 || !canCancel(monster)) return null;
    const wanted = applies(order, monster, amount) || (order.when === 'hearts' && bringsCounter(monsters, harm));
    if (wanted && !isHarmless(monster, amount)) return done(order.act, CANCEL);
    return canHeal(monster) ? null : PASS;
  },
};

function bringsCounter(monsters: readonly Monster[], harm: Harm): boolean {
  return harm.by === 'attack' && has(monsters[harm.seat], 'inflicts');
}

/** Pay for hearts before they, the energy (`losing`) or the card itself are taken. */
const rapidHealing: OrderSpec<KingOfTokyo, 'defend', Settings<Danger> & { losing: boolean }> = {
  kinds: ['defend'],
  settings: { ...settings(DANGER, 'deadly', 3), losing: { type: 'flag', default: true } },
  answer(view, { amount }, seat, order) {
    const monster = view.monsters[seat];
    if (!canHeal(monster)) return null;
    const going = amount > 0 ? null : cardWithHearts(view, seat);
    if (amount === 0 && going === null) return order.losing ? done(order.act, HEAL) : PASS;
    // Neither armour nor dice keep hearts that go with a card.
    const helps = going === null ? canHelp(monster, amount) : canSave(monster, going.hearts);
    return helps && applies(order, monster, going?.hearts ?? amount) ? done(order.act, HEAL) : PASS;
  },
};

function canHelp(monster: Monster, amount: number): boolean {
  return !isHarmless(monster, amount) && (has(monster, 'hides') || canSave(monster, amount));
}

/** Hearts that cannot save a life are not worth the energy. */
function canSave(monster: Monster, amount: number): boolean {
  if (monster.hearts > amount) return true;
  const price = effectOf(monster.cards[find(monster, 'healEnergy')]).healEnergy;
  const hearts = monster.hearts + Math.floor(monster.energy / price) * (1 + sum(monster, 'healBonus'));
  return Math.min(hearts, heartLimit(monster)) > amount;
}

/** Another monster's die: whenever possible, or only if its dice would hurt this seat or bring their owner stars. */
function psychicProbe(game: () => Rules): OrderSpec<KingOfTokyo, 'probe', { when: 'always' | 'danger' | 'never' }> {
  return {
    kinds: ['probe'],
    settings: { when: { type: 'choice', values: ['always', 'danger', 'never'], default: 'danger' } },
    answer: (view, _frame, seat, { when }) =>
      when === 'always' || (when === 'danger' && areDangerous(game(), view, seat)) ? 'ask' : PASS,
  };
}

/** Cards may make any dice hurt or score, so the rules themselves say what comes of them. */
function areDangerous(game: Rules, view: View, seat: Seat): boolean {
  const hits = (blow: Blow) => blow.seat === seat && !isHarmless(view.monsters[seat], blow.amount);
  return foretellDice(game, view)
    .flatMap(({ events }) => events)
    .some((event) =>
      event.type === 'struck'
        ? event.blows.some(hits)
        : event.type === 'stars-changed' && event.seat === view.active && event.by > 0,
    );
}

/** Cards that are turned up in others' turns: only those that this seat can have for so much. */
const opportunist: OrderSpec<KingOfTokyo, 'snatch', { when: 'always' | 'never'; price: number }> = {
  kinds: ['snatch'],
  settings: {
    when: { type: 'choice', values: ['always', 'never'], default: 'always' },
    price: { type: 'number', min: 0, max: 8, default: 8, while: { when: ['always'] } },
  },
  answer({ monsters, display }, { places }, seat, { when, price }) {
    const { energy } = monsters[seat];
    const most = Math.min(energy, price);
    const wanted = places.some((place) => {
      const card = display[place];
      return card !== null && priceFor(monsters[seat], card) <= most;
    });
    return when === 'always' && wanted ? 'ask' : PASS;
  },
};

/** Dice that failed to hide their owner, and may be thrown again: hardly ever unwanted. */
const backgroundDweller: OrderSpec<KingOfTokyo, 'camouflage', { act: 'ask' | 'do' }> = {
  kinds: ['camouflage'],
  settings: { act: { type: 'choice', values: ['ask', 'do'], default: 'do' } },
  answer({ monsters }, { dice }, seat, { act }) {
    const kept = monsters[seat].cards[find(monsters[seat], 'freeReroll')];
    const face = effectOf(kept).freeReroll;
    return done(act, { do: 'reroll', dice: dice.filter((die) => die === face), by: kept.card });
  },
};

/** `game`: the one that these are orders for, once it is complete. */
export function ordersOf(game: () => Rules) {
  return {
    yield: yielding,
    escape: escaping,
    wings,
    'rapid-healing': rapidHealing,
    'psychic-probe': psychicProbe(game),
    opportunist,
    'background-dweller': backgroundDweller,
  };
}
