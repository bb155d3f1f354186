/** Sends what is on its way: what became needless is forgotten, what fails is tried again with growing pauses. */
import type { Hall } from '../hall.ts';
import type { Delivery, NoticesAt } from '../store/index.ts';
import { followSoon } from '../tables/follow.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { namesAt } from '../tables/seats.ts';
import type { Decision } from './decision.ts';
import type { Notice } from './notice.ts';
import type { Posted } from './post.ts';

/** What there is to say of a table, as it was when it was looked whom to tell. */
export type Told = Pick<OpenTable, 'record' | 'people'>;

/** All that is due; when the next is, `null` if nothing is left. */
export async function deliver(hall: Hall, told: Told, open: readonly Decision[]): Promise<number | null> {
  const at = await hall.store.notices.at(told.record.id);
  const due = at.deliveries.filter(({ dueAt }) => dueAt <= hall.now());
  const again = await Promise.all(due.map((delivery) => sendOne(hall, told, open, at, delivery)));
  const later = at.deliveries.filter((delivery) => !due.includes(delivery)).map(({ dueAt }) => dueAt);
  const all = [...again.flatMap((time) => time ?? []), ...later];
  return all.length === 0 ? null : Math.min(...all);
}

async function sendOne(
  hall: Hall,
  told: Told,
  open: readonly Decision[],
  { channels, quiet }: NoticesAt,
  delivery: Delivery,
): Promise<number | null> {
  const { tried } = hall.store.notices;
  const record = channels.find(({ id }) => id === delivery.channel);
  const decision = open.find((one) => isOf(one, delivery));
  // Answered, or looked at, or not wanted any more; or the channel is another table’s guest’s.
  if (record === undefined || decision === undefined || (record.guest !== null && quiet.includes(record.guest))) {
    await tried(delivery, null, null);
    return null;
  }
  const posted = await hall.notices
    .send(hall.notices.open(record), noticeOf(told, delivery))
    .catch((): Posted => FAILED);
  // From here to what is noted next the hall may die: then it is sent again, under the same id.
  const outcome = outcomeOf(posted, record.kind);
  if (outcome !== 'fails') {
    await tried(delivery, null, outcome);
    // Its owner’s pages see that they are told no more.
    if (outcome === 'gone') hall.tables.ifHere(told.record.id, (table) => followSoon(hall, table, ['table']));
    return null;
  }
  const pause = hall.noticeTimes.pauses[delivery.tries];
  const again = pause === undefined ? null : hall.now() + pause;
  await tried(delivery, again, again === null ? 'fails' : null);
  return again;
}

const FAILED: Posted = { failed: 'unreachable' };
const GONE = 410;
const NOT_FOUND = 404;

function isOf(decision: Decision, { match, seat, question, kind }: Delivery): boolean {
  const isSame = decision.match === match && decision.seat === seat && decision.question === question;
  return isSame && (decision.proposal !== null) === (kind === 'proposal');
}

/** A push service says of a browser that it is gone; of a webhook only its owner knows that. */
function outcomeOf(posted: Posted, kind: 'push' | 'hook'): 'works' | 'fails' | 'gone' {
  if ('failed' in posted) return 'fails';
  if (isSuccess(posted)) return 'works';
  return posted.status === GONE || (kind === 'push' && posted.status === NOT_FOUND) ? 'gone' : 'fails';
}

export function isSuccess(posted: Posted): boolean {
  return 'status' in posted && posted.status >= 200 && posted.status < 300;
}

function noticeOf({ record, people }: Told, { id, kind, seat }: Delivery): Notice {
  const names = namesAt(record, people);
  const others = names.flatMap((name, one) => (name === null || one === seat ? [] : name));
  return { id, kind, game: record.game, table: record.id, seat, name: names[seat], others };
}
