/** The first entries of a match, when everything that chance depends on is known. */
import { randomBytes } from 'node:crypto';
import { isRefusal, type OrRefusal, type WholeGame } from '@yamanote/kernel';
import { deal, happen, hasHints, type RunningMatch } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { HallRefusal } from '../refusals.ts';
import { tellTable } from './broadcast.ts';
import { carryOut } from './carry-out.ts';
import { keep } from './change.ts';
import { hosted } from './live.ts';
import type { OpenTable } from './open-table.ts';
import { namesAt } from './seats.ts';
import { turnOf } from './turn-of.ts';

/** Why a match with these seats could not begin, if so; then nobody has to open anything. */
export function mayBegin(hall: Hall, table: OpenTable): HallRefusal | null {
  const match = dealt(table, hall.rooms.newest(table.record.game)!.game);
  return isRefusal(match) ? match : null;
}

/** Fixes the header, and lets chance do what comes before the first question. */
export async function beginMatch(hall: Hall, table: OpenTable): Promise<HallRefusal | null> {
  const { record, match } = table;
  const begun = dealt(table, hall.rooms.newest(record.game)!.game);
  if (isRefusal(begun)) return begun;
  const live = hosted(hall, table, begun, 0);
  const [first] = happen(live.host, {
    is: 'input',
    input: { is: 'begin', at: hall.now(), control: record.timeControl },
  });
  if (first.is !== 'store') return first.is === 'refuse' ? first.refusal : null;
  const { header } = begun;
  const { asked, botIsDue } = first;
  const entries = first.draft.additions.map(({ entry }) => entry);
  // Who comes and goes from now on changes nothing about hints.
  const running = { ...record, hints: hasHints(record), stage: 'running' as const, touchedAt: hall.now() };
  const refusal = await keep(hall, table, running, {
    begun: { match: match.id, header, entries, asked },
    turn: turnOf(hall, botIsDue),
    startsAt: null,
    ...(record.timeControl === null ? {} : { deadline: first.deadline }),
    players: { match: match.id, players: record.seats.map(({ guest, bot }, seat) => ({ seat, guest, bot })) },
  });
  if (refusal !== null) return refusal;
  Object.assign(table, { match: { ...match, header, stage: 'running' }, live, asked, shown: 0 });
  table.parts.clear();
  hall.log('info', 'match-started', { match: match.id, game: record.game, seats: record.seats.length });
  tellTable(hall, table);
  await carryOut(hall, table, live, happen(live.host, { is: 'stored', at: hall.now(), drives: table.drives }));
  return null;
}

function dealt({ record, match, parts, people }: OpenTable, game: WholeGame): OrRefusal<RunningMatch> {
  const names = namesAt(record, people);
  const { seed, voids } = match;
  return deal(game, {
    options: record.options,
    position: null,
    seed,
    voids,
    seats: record.seats.map(({ guest, bot }, seat) => ({
      name: names[seat] ?? '',
      bot,
      bits: parts.get(guest ?? '')?.bits ?? null,
      salt: randomBytes(16).toString('hex'),
    })),
  });
}
