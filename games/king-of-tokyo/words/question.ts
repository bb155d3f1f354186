/** What is asked now: picks the sentence of a language, and what it needs of the view. */
import {
  type AskFrame,
  type CardId,
  type ChanceFrame,
  cardWithHearts,
  certainArmour,
  diceCount,
  effectOf,
  endingAfter,
  type Frame,
  type Harm,
  has,
  heartsWithout,
  type KingOfTokyoView,
  keepsPlace,
  type MonsterId,
  type Of,
  played,
  priceFor,
  SWEEP_ENERGY,
  TOKYO_STARS,
  turnsUntil,
  winnersOf,
  workingCard,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Names } from '@yamanote/games/room';
import { personOf } from '@yamanote/games/wording';
import type { Seat } from '@yamanote/kernel';
import { toldCard } from './telling.ts';
import type { Ending, Loss, Peril, Threat, Words } from './words.ts';

type View = KingOfTokyoView;

export function question(words: Words, view: View, names: Names): string {
  const frame = view.stack.at(-1) as AskFrame | ChanceFrame | undefined;
  if (frame === undefined) return words.waiting.over({ winners: winnersOf(view).map((seat) => personOf(names, seat)) });
  const seat = 'seat' in frame ? frame.seat : (view.active ?? 0);
  switch (frame.kind) {
    case 'first':
    case 'reveal':
      return words.waiting[frame.kind]();
    case 'throw':
    case 'camouflage-throw':
    case 'peek':
      return words.waiting[frame.kind]({ who: personOf(names, seat) });
    case 'probe-throw':
      return words.waiting['probe-throw']({
        who: personOf(names, seat),
        roller: personOf(names, view.active as Seat),
      });
    default: {
      const asked = ask(words, view, frame, seat, names);
      return seat === names.you ? asked : words.addressed({ name: names[seat], question: asked });
    }
  }
}

function ask({ questions }: Words, view: View, frame: AskFrame, seat: Seat, names: Names): string {
  const monster = view.monsters[seat];
  const { energy, hearts } = monster;
  switch (frame.kind) {
    case 'choose':
    case 'change':
    case 'copy':
    case 'transform':
      return questions[frame.kind]();
    case 'roll':
      return questions.roll({ dice: diceCount(view) });
    case 'reroll':
      return questions.reroll({ rerolls: frame.probed ? 0 : view.rerolls });
    case 'probe':
      return questions.probe({ roller: names[view.active as Seat] });
    case 'hearts':
      return questions.hearts({ hearts: frame.hearts });
    case 'escape':
      return questions.escape(peril(frame, seat, view, names));
    case 'defend':
      return questions.defend(loss(frame, seat, view, names));
    case 'camouflage':
      return questions.camouflage({
        dice: frame.dice,
        amount: frame.amount,
        threat: threat(frame.harm, seat, view, names),
      });
    case 'yield':
      return questions.yield({
        lost: frame.lost,
        left: hearts,
        stars: starsForStaying(view, seat, frame.attacker),
        attacker: names[frame.attacker],
        next: nextBefore(view, seat, names),
        poison: certainArmour(monster, monster.poison) === null ? monster.poison : 0,
        ifStaying: ending(view, seat, 'stay', names),
        ifLeaving: ending(view, seat, 'leave', names),
      });
    case 'buy':
      return questions.buy({ energy, payable: canBuy(view, seat), sweep: energy < SWEEP_ENERGY ? null : SWEEP_ENERGY });
    case 'snatch': {
      const cards = frame.places
        .map((place) => view.display[place])
        .filter((card): card is CardId => card !== null && priceFor(monster, card) <= energy);
      return questions.snatch({ buyer: names[view.active as Seat], cards, energy });
    }
    case 'charge':
      return questions.charge({ card: toldCard(monster, frame.card), energy });
    case 'again':
      return questions.again({ card: frame.card, dice: diceCount({ ...view, penalty: view.penalty + 1 }) });
    default:
      throw new Error(`nobody is asked anything at "${(frame as Frame).kind}"`);
  }
}

type Blow = Pick<Of<'defend'>, 'amount' | 'harm'>;

function loss(frame: Blow, seat: Seat, view: View, names: Names): Loss {
  const damage = peril(frame, seat, view, names);
  const kept = frame.amount > 0 ? null : cardWithHearts(view, seat);
  if (kept === null) return { ...damage, going: null };
  const monster = view.monsters[seat];
  const left = heartsWithout(monster, kept);
  return { ...damage, left, going: { card: workingCard(kept), hearts: monster.hearts - left } };
}

function peril({ amount, harm }: Blow, seat: Seat, view: View, names: Names): Peril {
  const monster = view.monsters[seat];
  return {
    amount,
    left: Math.max(0, monster.hearts - amount),
    armour: certainArmour(monster, amount),
    threat: threat(harm, seat, view, names),
  };
}

function threat(harm: Harm, victim: Seat, { monsters }: View, names: Names): Threat {
  if (harm.by === 'poison') return harm;
  const name = names[harm.seat];
  if (harm.by === 'attack') return { by: 'attack', name, monster: monsters[harm.seat].monster as MonsterId };
  return { by: 'card', name, card: harm.card, own: harm.seat === victim };
}

/** Who wins as this turn ends, if that is certain: whoever has the turn before all others. */
function ending(view: View, seat: Seat, answer: 'stay' | 'leave', names: Names): Ending | null {
  const won = endingAfter(played, view, seat, answer);
  if (won === null) return null;
  const winner = won.seats.find((one) => one === view.active) ?? won.seats[0];
  return { who: { name: names[winner], you: winner === seat }, stars: won.by === 'stars' };
}

/** Whether there is a card for this monster's energy: on display, seen on the deck, or in front of others. */
function canBuy({ display, top, monsters }: View, seat: Seat): boolean {
  const monster = monsters[seat];
  const others = has(monster, 'takes') ? monsters.filter((_, other) => other !== seat) : [];
  const cards = [...display, top?.card ?? null, ...others.flatMap((other) => other.cards.map(({ card }) => card))];
  return cards.some((card) => card !== null && priceFor(monster, card) <= monster.energy);
}

/** What the start of the next turn in Tokyo brings, if one is left there. */
function starsForStaying(view: View, seat: Seat, attacker: Seat): number {
  if (!keepsPlace(view, seat, attacker)) return 0;
  return view.monsters[seat].cards.reduce((stars, kept) => stars + effectOf(kept).tokyoStars, TOKYO_STARS);
}

/** Who has the next turn; `null` if it is this seat. */
function nextBefore(view: View, seat: Seat, names: Names): string | null {
  const [next] = turnsUntil(view, seat);
  return next === undefined ? null : names[next];
}
