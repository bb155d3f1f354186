import type { SeatOfTable } from '@yamanote/protocol';

/** Who a seat is for: a person or a bot that is there, somebody who is expected, or whoever comes. */
export function kindOf({ guest, bot, kept }: SeatOfTable): 'person' | 'bot' | 'kept' | 'free' {
  if (guest !== null) return 'person';
  if (bot !== null) return 'bot';
  return kept === null ? 'free' : 'kept';
}

export function isFree(seat: SeatOfTable): boolean {
  return kindOf(seat) === 'free';
}
