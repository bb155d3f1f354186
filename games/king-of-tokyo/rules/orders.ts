/**
 * Standing orders: what a seat answers to others' doings without being asked. As long as nobody says otherwise, a person is
 * asked where it can be a matter of life and death, of Tokyo or of stars.
 */
import type { OrderSpec, Seat } from '@yamanote/kernel';
import { CANCEL, HEAL, LEAVE, PASS, STAY } from './actions.ts';
import { canHeal } from './any-time.ts';
import { canCancel, certainArmour } from './defence.ts';
import { count, hasTriple, NUMBERS } from './dice.ts';
import { effectOf, find, has, sum } from './effects/index.ts';
import { heartLimit, inTokyo } from './monsters.ts';
import { priceFor } from './purchase.ts';
import { type Action, CLAW, type KingOfTokyo, type Monster, type KingOfTokyoView as View } from './types.ts';

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

/** Leave Tokyo before an attack hurts. */
const escaping: OrderSpec<KingOfTokyo, 'escape', Settings<Danger>> = {
  kinds: ['escape'],
  settings: settings(DANGER, 'always', 5),
  answer: ({ monsters }, { amount }, seat, order) =>
    applies(order, monsters[seat], amount) ? done(order.act, LEAVE) : STAY,
};

/** Pay, and suffer nothing. A blow that the armour stops for certain is no reason to. */
const wings: OrderSpec<KingOfTokyo, 'defend', Settings<Danger>> = {
  kinds: ['defend'],
  settings: settings(DANGER, 'hearts', 5),
  answer({ monsters }, { amount }, seat, order) {
    const monster = monsters[seat];
    if (amount === 0 || !canCancel(monster)) return null;
    if (applies(order, monster, amount) && certainArmour(monster, amount) === null) return done(order.act, CANCEL);
    return canHeal(monster) ? null : PASS;
  },
};

/** Pay for hearts before they, the energy (`losing`) or the card itself are taken. */
const rapidHealing: OrderSpec<KingOfTokyo, 'defend', Settings<Danger> & { losing: boolean }> = {
  kinds: ['defend'],
  settings: { ...settings(DANGER, 'deadly', 3), losing: { type: 'flag', default: true } },
  answer({ monsters }, { amount }, seat, order) {
    const monster = monsters[seat];
    if (!canHeal(monster)) return null;
    const wanted = amount === 0 ? order.losing : applies(order, monster, amount) && isWorthIt(monster, amount);
    return wanted ? done(order.act, HEAL) : PASS;
  },
};

/** Hearts that cannot save a life are not worth the energy; though dice may help. */
function isWorthIt(monster: Monster, amount: number): boolean {
  if (monster.hearts > amount || has(monster, 'hides')) return true;
  const price = effectOf(monster.cards[find(monster, 'healEnergy')]).healEnergy;
  const hearts = monster.hearts + Math.floor(monster.energy / price) * (1 + sum(monster, 'healBonus'));
  return Math.min(hearts, heartLimit(monster)) > amount;
}

/** Another monster's die: whenever possible, or only if its dice would hurt this seat or bring their owner stars. */
const psychicProbe: OrderSpec<KingOfTokyo, 'probe', { when: 'always' | 'danger' | 'never' }> = {
  kinds: ['probe'],
  settings: { when: { type: 'choice', values: ['always', 'danger', 'never'], default: 'danger' } },
  answer: (view, _frame, seat, { when }) =>
    when === 'always' || (when === 'danger' && isDangerous(view, seat)) ? 'ask' : PASS,
};

function isDangerous({ dice, monsters, active }: View, seat: Seat): boolean {
  const roller = monsters[active as Seat];
  const hits = has(roller, 'hitsAll') || inTokyo(roller) !== inTokyo(monsters[seat]);
  return (hits && count(dice, CLAW) > 0) || NUMBERS.some((number) => hasTriple(dice, number));
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

export const orders = {
  yield: yielding,
  escape: escaping,
  wings,
  'rapid-healing': rapidHealing,
  'psychic-probe': psychicProbe,
  opportunist,
  'background-dweller': backgroundDweller,
};
