/** The rest of a turn as the rules would play it, on a world that a seat can imagine, so that no text promises what cannot come. */
import { apply, fastRng, type Game, imagineFrom, legal, pending, type Seat } from '@yamanote/kernel';
import { LEAVE, PASS, RESOLVE, STAY, STOP } from './actions.ts';
import type { Action, AskFrame, Event, KingOfTokyo, KingOfTokyoView as View } from './types.ts';

/** What is answered on the way; `null` where no answer can be foreseen. */
type Answering = (frame: AskFrame, answers: readonly Action[], seat: Seat) => Action | null;

/** What follows from one answer. */
export interface Foretold {
  readonly asked: AskFrame;
  readonly events: readonly Event[];
}

export type Won = Extract<Event, { type: 'won' }>;

/** Up to the next turn, the end of the match, the first chance, or the first question that is left open. */
function foretell(game: Game<KingOfTokyo>, view: View, answering: Answering): readonly Foretold[] {
  const told: Foretold[] = [];
  const state = imagineFrom(game, view, fastRng('foretell'));
  for (;;) {
    const waiting = pending(game, state);
    if (waiting.is !== 'ask') return told;
    const asked = state.stack.at(-1) as AskFrame;
    const [seat] = waiting.seats;
    const answer = answering(asked, legal(game, state, seat), seat);
    if (answer === null) return told;
    const events: Event[] = [];
    apply(game, state, seat, answer, (event) => events.push(event as Event));
    const end = events.findIndex(({ type }) => type === 'turn-began');
    told.push({ asked, events: end < 0 ? events : events.slice(0, end) });
    if (end >= 0) return told;
  }
}

/** Does no more than it must: stays, buys nothing, pays for nothing. */
function idly(answers: readonly Action[]): Action | null {
  return answers.find((answer) => answer.do === 'pass' || answer.do === 'stay') ?? null;
}

/** What the dice do as they lie: nobody throws, turns or touches one again or parries, and rolled hearts are used as they must be. */
export function foretellDice(game: Game<KingOfTokyo>, view: View): readonly Foretold[] {
  // What comes after them is none of their doing.
  const dice = view.stack.slice(view.stack.findIndex(({ kind }) => kind === 'resolve'));
  return foretell(game, { ...view, stack: dice }, ({ kind }, answers) => {
    if (kind === 'reroll') return STOP;
    if (kind === 'change') return RESOLVE;
    return idly(answers) ?? (kind === 'hearts' ? answers[0] : null);
  });
}

/** What may end a turn that decides the match: whether one stays in Tokyo, and that one buys nothing more. */
const LAST = { stay: STAY, leave: LEAVE, pass: PASS };

/** Who wins as this turn ends if `seat`, asked about it, answers so and nobody does more than they must. */
export function endingAfter(game: Game<KingOfTokyo>, view: View, seat: Seat, answer: keyof typeof LAST): Won | null {
  let given = false;
  const told = foretell(game, view, (asked, answers, who) => {
    // What is taken after the match could have ended is another turn.
    if (asked.kind === 'again') return null;
    if (given || who !== seat) return idly(answers);
    given = true;
    return LAST[answer];
  });
  const won = told.flatMap(({ events }) => events).find((event) => event.type === 'won');
  return won !== undefined && won.seats.length > 0 ? won : null;
}
