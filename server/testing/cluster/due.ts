/** What somebody at a table does next, by what their page shows: as a page does it, with a person who never hesitates. */
import { sealOf } from '@yamanote/kernel';
import { isAsked, seatOfVisitor } from '../play.ts';
import type { Visitor } from '../visitor.ts';

export type Deed = 'sit' | 'seal' | 'start' | 'open-bits' | 'move' | 'leave' | 'rematch';

export interface Situation {
  isHost: boolean;
  /** The bits of this page; of its seal and of those themselves, the commitment for which they were given over this socket. */
  bits: string;
  sealed: string | null;
  opened: string | null;
  /** The match after which this person went to another node. */
  left: string | null;
}

/** `null`: it is somebody else's turn. */
export function whatIsDue(page: Visitor, { isHost, bits, sealed, opened, left }: Situation): Deed | null {
  const info = page.table;
  if (info === null) return null;
  const seat = seatOfVisitor(page);
  if (seat < 0) return info.stage === 'waiting' ? 'sit' : null;
  switch (info.stage) {
    case 'waiting': {
      if (sealed !== info.commitment) return 'seal';
      const isFull = info.seats.every(({ guest, bot }) => guest !== null || bot !== null);
      return isHost && isFull && !info.starting ? 'start' : null;
    }
    case 'opening':
      return opened !== info.commitment && info.seals[seat] === sealOf(bits) ? 'open-bits' : null;
    case 'running':
      return page.match === info.match && isAsked(page) ? 'move' : null;
    case 'over':
      if (left !== info.match) return 'leave';
      return isHost ? 'rematch' : null;
  }
}
