/**
 * How long each step is shown. A bot's whole turn, the hall's pauses included, takes no longer than its budget, however many
 * steps it has; what people do is shown for as long as eyes need.
 */
import type { Seat } from '@yamanote/kernel';
import type { Speed } from '../settings/settings.ts';

/** In milliseconds: the longest that one step is shown, a bot's whole turn, and what came of a person's before a bot acts. */
export const SPANS: Readonly<Record<Speed, { step: number; turn: number; result: number }>> = {
  calm: { step: 400, turn: 1500, result: 1200 },
  quick: { step: 180, turn: 750, result: 500 },
  instant: { step: 0, turn: 0, result: 0 },
};

/** A turn that began late (a bot thought for long) still has this part of its time. */
const LEAST = 0.4;

export interface Spans {
  /** `bot` is the seat of the bot whose turn is shown, `null` for anybody else's; `ahead` is how many of its steps wait. */
  span(bot: Seat | null, ahead: number, speed: Speed): number;
  /** How long what is shown stays before this bot's first step. */
  pauseBefore(bot: Seat | null, speed: Speed): number;
}

export function createSpans(now: () => number): Spans {
  let shown: Seat | null = null;
  /** When the turn began for the eyes: when all before it had been shown. */
  let since = 0;
  /** Until when the last step is shown. */
  let until = 0;
  /** When the last step of a person's turn came. */
  let resulted = Number.NEGATIVE_INFINITY;
  return {
    span(bot, ahead, speed) {
      const { step, turn } = SPANS[speed];
      const at = now();
      if (bot !== shown) since = Math.max(until, at - (1 - LEAST) * turn);
      if (bot === null) resulted = at;
      shown = bot;
      const left = Math.max(0, since + turn - at);
      // One share stays for what may still come in this turn.
      const span = bot === null ? step : Math.min(step, left / (ahead + 2));
      until = at + span;
      return span;
    },
    pauseBefore(bot, speed) {
      const at = now();
      if (bot === null || shown !== null || resulted + SPANS[speed].result <= at) return 0;
      until = resulted + SPANS[speed].result;
      return until - at;
    },
  };
}
