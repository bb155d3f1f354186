/**
 * Halls that cheat: a real hall, and before it a door that changes what it says to one page, and what it hears from it. The
 * page is told one thing before the match, and the match is another.
 */
import { sealOf } from '@yamanote/kernel';
import type { Reply, Request, TableInfo } from '@yamanote/protocol';

export interface Door {
  /** What the hall is to hear; `null` for nothing: then the page is told that all went well. */
  hears(request: Request): Request | null;
  /** What the page is to be told. */
  says(reply: Reply): Reply;
}

export const HONEST: Door = { hears: (request) => request, says: (reply) => reply };

const MADE_UP = sealOf('00'.repeat(32));

function isBefore({ stage }: TableInfo): boolean {
  return stage === 'waiting' || stage === 'opening';
}

/** Another seal of the seed before the start: as if the seed that counts were chosen when all bits were in. */
export function lateSeed(): Door {
  let commitment = '';
  return {
    hears: (request) => ('commitment' in request ? { ...request, commitment } : request),
    says(reply) {
      if (reply.is !== 'table' || !isBefore(reply.info)) return reply;
      ({ commitment } = reply.info);
      return { ...reply, info: { ...reply.info, commitment: MADE_UP } };
    },
  };
}

/** Another seal than everybody else is shown, for whoever sits there. */
export function otherSeal(seat: number): Door {
  return {
    ...HONEST,
    says(reply) {
      if (reply.is !== 'table' || !isBefore(reply.info) || reply.info.seals[seat] == null) return reply;
      return { ...reply, info: { ...reply.info, seals: reply.info.seals.with(seat, MADE_UP) } };
    },
  };
}

/** As if the page's bits took part: the hall never hears of them. */
export function droppedBits(): Door {
  let seal: string | null = null;
  return {
    hears(request) {
      if (request.do === 'seal') ({ seal } = request);
      return request.do === 'seal' || request.do === 'bits' ? null : request;
    },
    says(reply) {
      if (reply.is !== 'table' || !isBefore(reply.info)) return reply;
      const { seats, seals } = reply.info;
      return { ...reply, info: { ...reply.info, seals: seals.map((one, i) => (seats[i].you ? seal : one)) } };
    },
  };
}

/** As if nobody's page had sealed anything at the reader's seat: its bits are not wanted. */
export function unwantedBits(): Door {
  return { ...HONEST, hears: (request) => (request.do === 'seal' ? null : request) };
}
