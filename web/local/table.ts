/** The one table of the hall on this device: what is remembered of it, its running match, and who is told of both. */
import type { BotRoom } from '@yamanote/games/room';
import type { Reply } from '@yamanote/protocol';
import { isOver, type Pace } from '@yamanote/running-match';
import { randomHex } from '../connection/random.ts';
import { isElsewhere } from './device.ts';
import { infoOf } from './info.ts';
import { type LocalMatch, openMatch } from './match.ts';
import { type LocalRecord, onOtherRecord, recall, remember } from './record.ts';

type Say = (reply: Reply) => void;

/** Tells this tab from others in which the same match may be open. */
const TAB = randomHex(8);

/** Pages come and go with their lines; the match goes on meanwhile. */
export const listeners = new Set<Say>();

let record: LocalRecord | null = null;
let match: LocalMatch | null = null;
/** How patient the person is with bots. */
let pace: Pace = 'calm';

export function theRecord(): LocalRecord | null {
  return record;
}

export function theMatch(): LocalMatch | null {
  return match;
}

function tell(reply: Reply): void {
  for (const say of listeners) say(reply);
}

export function tellTable(): void {
  if (record !== null) tell({ is: 'table', info: infoOf(record, match) });
}

/** What is remembered of a table; in this page, or since another tab has played on, by the browser. */
export function find(table: string): LocalRecord | null {
  if (record?.id === table) return record;
  const kept = recall();
  return kept?.id === table ? kept : null;
}

/** Takes the place of whatever was played here before; `null` for a match that nobody watches yet. */
export function lay(next: LocalRecord, room: BotRoom | null): void {
  match?.stop();
  match = null;
  isElsewhere.value = false;
  // Also a match that cannot be opened is this table's.
  record = next;
  if (room !== null) {
    match = openMatch(room, next, {
      changed: (news) => {
        keep();
        if (news.sight.pending.is === 'over') tellTable();
        tell(news);
      },
      stuck: tellTable,
    });
    match.setPace(pace);
    keep();
    tellTable();
    match.start();
  } else remember({ ...next, tab: TAB });
}

export function setPace(wish: Pace): void {
  pace = wish;
  match?.setPace(pace);
}

/** The browser remembers how far the match has come, and what was ordered. */
export function keep(change: Partial<Pick<LocalRecord, 'seats'>> = {}): void {
  if (record === null || match === null) return;
  const { table, orders } = match;
  record = { ...record, ...change, log: table.log, ...(orders === null ? {} : { orders }) };
  if (!isOver(table)) remember({ ...record, tab: TAB });
  // A match that is over may be looked at in any number of tabs, and takes the place of no other.
  else if (recall()?.id === record.id) remember(record);
}

/** Who has left, and why; `null` for nobody. */
export function keepLeft(left: LocalRecord['left'] | null): void {
  if (record === null) return;
  const { left: _, ...rest } = record;
  record = left == null ? rest : { ...rest, left };
  keep();
}

onOtherRecord(() => {
  const theirs = recall();
  if (match === null || theirs === null || theirs.tab === undefined || theirs.tab === TAB) return;
  const isSame = theirs.id === record?.id;
  if (isOver(match.table) && !isSame) return;
  match.stop();
  match = null;
  // What came further elsewhere is read again; what was only pushed aside can be taken up as it is.
  if (isSame) record = null;
  isElsewhere.value = true;
});
