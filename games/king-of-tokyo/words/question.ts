/** What is asked now: picks the sentence of a language, and what it needs of the view. */
import {
  type AskFrame,
  type CardId,
  type ChanceFrame,
  diceCount,
  effectOf,
  type Frame,
  type Harm,
  isAlive,
  type KingOfTokyoView,
  type MonsterId,
  TOKYO_STARS,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Threat, Words } from './words.ts';

type View = KingOfTokyoView;

export function question(words: Words, view: View, names: readonly string[]): string {
  const frame = view.stack.at(-1) as AskFrame | ChanceFrame | undefined;
  if (frame === undefined) return words.waiting.over({ winners: winners(view).map((seat) => names[seat]) });
  const seat = 'seat' in frame ? frame.seat : (view.active ?? 0);
  return ask(words, view, frame, seat, names);
}

function ask(
  { questions, waiting }: Words,
  view: View,
  frame: AskFrame | ChanceFrame,
  seat: Seat,
  names: readonly string[],
): string {
  const name = names[seat];
  const { energy, hearts } = view.monsters[seat];
  switch (frame.kind) {
    case 'choose':
    case 'change':
    case 'copy':
    case 'transform':
      return questions[frame.kind]({ name });
    case 'roll':
      return questions.roll({ name, dice: diceCount(view) });
    case 'reroll':
      return questions.reroll({ name, rerolls: frame.probed ? 0 : view.rerolls });
    case 'probe':
      return questions.probe({ name, roller: names[view.active as Seat] });
    case 'hearts':
      return questions.hearts({ name, hearts: frame.hearts });
    case 'escape':
    case 'defend':
      return questions[frame.kind]({
        name,
        amount: frame.amount,
        left: Math.max(0, hearts - frame.amount),
        threat: threat(frame.harm, seat, view, names),
      });
    case 'camouflage':
      return questions.camouflage({
        name,
        dice: frame.dice,
        amount: frame.amount,
        threat: threat(frame.harm, seat, view, names),
      });
    case 'yield':
      return questions.yield({
        name,
        lost: frame.lost,
        left: hearts,
        stars: starsForStaying(view, seat),
        threat: threat({ by: 'attack', seat: frame.attacker }, seat, view, names),
        next: nextAfter(view, seat, names),
      });
    case 'buy':
      return questions.buy({ name, energy });
    case 'snatch': {
      const cards = frame.places.map((place) => view.display[place]).filter((card): card is CardId => card !== null);
      return questions.snatch({ name, buyer: names[view.active as Seat], cards, energy });
    }
    case 'charge':
      return questions.charge({ name, card: frame.card, energy });
    case 'again':
      return questions.again({ name, card: frame.card, dice: diceCount({ ...view, penalty: view.penalty + 1 }) });
    case 'first':
    case 'reveal':
      return waiting[frame.kind]();
    case 'throw':
    case 'camouflage-throw':
    case 'peek':
      return waiting[frame.kind]({ name });
    case 'probe-throw':
      return waiting['probe-throw']({ name, roller: names[view.active as Seat] });
    default:
      throw new Error(`nobody is asked anything at "${(frame as Frame).kind}"`);
  }
}

function winners(view: View): Seat[] {
  const living = view.monsters.flatMap((monster, seat) => (isAlive(monster) ? [seat] : []));
  return living.length <= 1 ? living : living.filter((seat) => view.monsters[seat].stars >= WINNING_STARS);
}

function threat(harm: Harm, victim: Seat, { monsters }: View, names: readonly string[]): Threat {
  if (harm.by === 'poison') return harm;
  const name = names[harm.seat];
  if (harm.by === 'attack') return { by: 'attack', name, monster: monsters[harm.seat].monster as MonsterId };
  return { by: 'card', name, card: harm.card, own: harm.seat === victim };
}

/** What the start of the next turn in Tokyo brings. */
function starsForStaying({ monsters }: View, seat: Seat): number {
  return monsters[seat].cards.reduce((stars, kept) => stars + effectOf(kept).tokyoStars, TOKYO_STARS);
}

/** Who has the turn after this one, extra turns included; `null` if it is this seat. */
function nextAfter(view: View, seat: Seat, names: readonly string[]): string | null {
  const seats = view.monsters.length;
  const round = view.monsters.map((_, i) => (view.resume + 1 + i) % seats);
  const next = [...view.extra.map((extra) => extra.seat), ...round].find((other) => isAlive(view.monsters[other]));
  return next === undefined || next === seat ? null : names[next];
}
