/**
 * How long each step is shown. A bot's whole turn, the hall's pauses included, takes no longer than its budget, however many
 * steps it has; what people do is shown for as long as eyes need.
 */
import type { Seat } from '@yamanote/kernel';
import type { Speed } from '../settings/settings.ts';

/** In milliseconds: the longest that one step is shown, and a bot's whole turn. */
export const SPANS: Readonly<Record<Speed, { step: number; turn: number }>> = {
  calm: { step: 400, turn: 1500 },
  quick: { step: 180, turn: 750 },
  instant: { step: 0, turn: 0 },
};

/** A turn that began late (a bot thought for long) still has this part of its time. */
const LEAST = 0.4;

/** `bot` is the seat of the bot whose turn is shown, `null` for anybody else's; `ahead` is how many of its steps wait. */
export type SpanOf = (bot: Seat | null, ahead: number, speed: Speed) => number;

export function createSpans(now: () => number): SpanOf {
  let shown: Seat | null = null;
  /** When the turn began for the eyes: when all before it had been shown. */
  let since = 0;
  /** Until when the last step is shown. */
  let until = 0;
  return (bot, ahead, speed) => {
    const { step, turn } = SPANS[speed];
    const at = now();
    if (bot !== shown) since = Math.max(until, at - (1 - LEAST) * turn);
    shown = bot;
    const left = Math.max(0, since + turn - at);
    // One share stays for what may still come in this turn.
    const span = bot === null ? step : Math.min(step, left / (ahead + 2));
    until = at + span;
    return span;
  };
}
