/** What all persons of a match agree on: back to an earlier answer, a pause, an end. Nobody can be made to, by the host neither. */
import { hash } from 'node:crypto';
import { isRefusal, type Seat, same } from '@yamanote/kernel';
import { type Agreement, agreedInput, isOver, isPaused, reaches, refuseRewind } from '@yamanote/running-match';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { ProposalRecord } from '../store/index.ts';
import { change } from '../tables/change.ts';
import { attend, move } from '../tables/hosting.ts';
import { liveMatch, wholeMatch } from '../tables/live.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { decidersOf, isAlone, proposedAt } from '../tables/proposals.ts';
import { playsSeat, seatOf } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function propose(hall: Hall, caller: Caller, wish: Of<'propose'>): Promise<Outcome> {
  return asPlayer(hall, caller, wish, async (table, guest, seat) => {
    const { record } = table;
    const { agreement, moment } = wish;
    const id = `${seat}:${wish.move}`;
    const known = await ackOf(hall, table, id, agreement);
    if (known !== null) return known;
    const open = await openProposal(hall, table);
    if (isHallRefusal(open)) return open;
    if (open !== null) {
      if (open.id === id) return {};
      const isSame = same(open.agreement as never, agreement as never) && open.moment === moment;
      return isSame
        ? assent(hall, table, guest, open)
        : hallRefusal('proposed', 'agreement', 'an answer to what is proposed');
    }
    // A word for what others propose, and the same once more, are no proposals: nobody waits for them in vain.
    if (!hall.quotas.may('propose', caller)) return hallRefusal('too-fast');
    const isOwnWord = isAlone(record);
    // Bots may have gone on meanwhile, and that takes nothing from one's own word.
    const live = await ready(hall, table, agreement, isOwnWord ? null : moment);
    if (isHallRefusal(live)) return live;
    const asks = decidersOf(record);
    const proposal = {
      id,
      match: table.match.id,
      by: guest,
      agreement,
      moment,
      asks,
      agreed: [guest],
      refusedBy: null,
      at: hall.now(),
    };
    if (asks.length > 1) return (await propound(hall, table, proposal)) ?? {};
    // Those who are away would find the match ended or taken back; going on is what they left it for.
    const isEnough = isOwnWord || agreement.is === 'resume';
    return isEnough ? conclude(hall, table, proposal) : hallRefusal('nobody-agrees', 'agreement', 'others who play');
  });
}

export function agree(hall: Hall, caller: Caller, wish: Of<'agree'>): Promise<Outcome> {
  return asPlayer(hall, caller, wish, async (table, guest) => {
    const open = await openProposal(hall, table);
    if (isHallRefusal(open)) return open;
    if (open?.id !== wish.proposal) {
      // An answer that was lost on its way back is given once more.
      const last = table.record.proposal;
      if (last?.id !== wish.proposal) return hallRefusal('not-proposed', 'proposal', open?.id ?? 'nothing');
      if (wish.yes ? last.agreed.includes(guest) : last.refusedBy === guest) return {};
      const done = wish.yes ? await ackOf(hall, table, last.id, last.agreement) : null;
      return done ?? hallRefusal('not-proposed', 'proposal', 'a proposal that is not answered');
    }
    if (wish.yes) return assent(hall, table, guest, open);
    const answered = guest === open.by ? null : { ...open, refusedBy: guest };
    return (await propound(hall, table, answered)) ?? {};
  });
}

/** For who plays a seat of the match that is named. */
function asPlayer(
  hall: Hall,
  caller: Caller,
  wish: Of<'propose' | 'agree'>,
  task: (table: OpenTable, guest: string, seat: Seat) => Promise<Outcome>,
): Promise<Outcome> {
  return atTable(hall, caller, wish.table, (table, { id: guest }) => {
    const { record, match } = table;
    const seat = seatOf(record, guest);
    if (seat === null) return hallRefusal('not-seated');
    if (wish.match !== match.id) return hallRefusal('over', 'match', match.id);
    if (record.stage === 'waiting' || record.stage === 'opening') return hallRefusal('not-started');
    if (!playsSeat(record.seats[seat], guest)) return hallRefusal('not-seated', 'seat', 'to sit down again first');
    return task(table, guest, seat);
  });
}

/** What is proposed and still waits for answers; nothing does once the match has gone on. */
async function openProposal(hall: Hall, table: OpenTable): Promise<ProposalRecord | null | HallRefusal> {
  const moment = proposedAt(table.record);
  if (moment === null) return null;
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return live;
  return live.host.match.moment === moment && !isOver(live.host.match) ? table.record.proposal : null;
}

/** The match, if that can be agreed on now, with all of its log that is needed for it. */
async function ready(
  hall: Hall,
  table: OpenTable,
  agreement: Agreement,
  moment: number | null,
): Promise<LiveMatch | HallRefusal> {
  const found = await liveMatch(hall, table);
  if (isHallRefusal(found)) return found;
  const { match } = found.host;
  if (match.frozen !== null) return hallRefusal('frozen');
  if (isOver(match)) return hallRefusal('over');
  if (moment !== null && match.moment !== moment) return hallRefusal('stale', 'moment', `${match.moment}`);
  if (match.chain === null && agreement.is !== 'rewind')
    return hallRefusal('impossible', 'agreement', 'a match with notes');
  if (isPaused(match) !== (agreement.is === 'resume') && agreement.is !== 'end') {
    return isPaused(match) ? hallRefusal('paused') : hallRefusal('stale', 'agreement', 'a match that pauses');
  }
  if (agreement.is !== 'rewind') return found;
  const live = reaches(match, agreement.to) ? found : await wholeMatch(hall, table);
  if (isHallRefusal(live)) return live;
  return refuseRewind(live.host.match.course, agreement.to) ?? live;
}

/** Stores and shows what is proposed, and lets bots wait for the answers or go on. */
async function propound(hall: Hall, table: OpenTable, proposal: ProposalRecord | null): Promise<HallRefusal | null> {
  const refusal = await change(hall, table, { ...table.record, proposal });
  if (refusal === null) await attend(hall, table);
  return refusal;
}

async function assent(hall: Hall, table: OpenTable, guest: string, open: ProposalRecord): Promise<Outcome> {
  if (open.agreed.includes(guest)) return {};
  const proposal = { ...open, agreed: [...open.agreed, guest] };
  const isAgreed = proposal.asks.every((one) => proposal.agreed.includes(one));
  return isAgreed ? conclude(hall, table, proposal) : ((await propound(hall, table, proposal)) ?? {});
}

/** All have agreed: it is done, once, whoever was the last to say so. */
async function conclude(hall: Hall, table: OpenTable, proposal: ProposalRecord): Promise<Outcome> {
  const { record } = table;
  const { id, by, agreement, moment, agreed } = proposal;
  const isOwnWord = isAlone(record);
  const live = await ready(hall, table, agreement, isOwnWord ? null : moment);
  if (isHallRefusal(live)) return live;
  const seats = agreed.flatMap((guest) => seatOf(record, guest) ?? []).sort((a, b) => a - b);
  const input = agreedInput(agreement, seatOf(record, by) as Seat, seats, hall.now());
  const done = await move(hall, table, moveOf(id, agreement), input, ({ host }) =>
    isOwnWord || stands(table, proposal, host.match.moment)
      ? null
      : hallRefusal('not-proposed', 'proposal', 'a proposal that is not answered'),
  );
  if (isHallRefusal(done) || isRefusal(done)) return hallRefusal(done.refused, done.field, done.expected);
  return { ...done };
}

/** Whether nobody has taken it back elsewhere, or gone on: what was agreed on is done as it was meant, or not at all. */
function stands({ record }: OpenTable, { id, moment, asks }: ProposalRecord, now: number): boolean {
  if (moment !== now) return false;
  // What needs nobody else's word was never proposed.
  return asks.length === 1 || (record.proposal?.id === id && proposedAt(record) === moment);
}

/** A proposal that was done is known in the log by its id. */
function moveOf(id: string, agreement: Agreement): { id: string; hash: string } {
  return { id: `agreed:${id}`, hash: hash('sha256', JSON.stringify(agreement), 'base64url') };
}

/** What came of it, if it was done before. */
async function ackOf(hall: Hall, table: OpenTable, id: string, agreement: Agreement): Promise<Outcome | null> {
  const ack = await hall.store.matches.ack(table.match.id, moveOf(id, agreement));
  if (ack === 'other') return hallRefusal('stale', 'move', 'a fresh id for another proposal');
  return ack === null ? null : { ...ack };
}
