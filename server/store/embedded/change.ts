import type { Store, TableBesides, TableRecord } from '../port.ts';
import { moveSeatCodes } from './codes.ts';
import type { Database } from './database.ts';
import { forgetParts } from './deals.ts';
import { addEntries } from './entries.ts';
import type { Jobs } from './jobs.ts';
import { addMatch, addPlayers, beginMatch, saveDeal } from './matches.ts';
import { saveAsked, saveTable } from './tables.ts';
import { setDeadline } from './time.ts';

type Changed = Awaited<ReturnType<Store['tables']['change']>>;

/** Stores a changed table with all that goes with it, if nobody changed it meanwhile. */
export function changeTable(
  database: Database,
  jobs: Jobs,
  table: TableRecord,
  { links = [], announced, deal, begun, turn, startsAt, deadline, noticeBy = null, players }: TableBesides,
): Changed {
  const { id, touchedAt } = table;
  if (!saveTable(database, table)) return { is: 'behind' };
  moveSeatCodes(database, id, links);
  if (announced !== undefined) addMatch(database, announced);
  if (deal !== undefined) {
    saveDeal(database, deal);
    if (deal.seals === null) forgetParts(database, deal.id);
  }
  if (begun !== undefined) {
    begin(database, begun);
    saveAsked(database, id, begun.asked, touchedAt);
  }
  if (players !== undefined) addPlayers(database, players.match, players.players, begun === undefined);
  if (startsAt === null) jobs.cancel(id, 'start');
  else if (startsAt !== undefined) jobs.replace(id, 'start', startsAt);
  if (deadline !== undefined) setDeadline(database, jobs, id, deadline);
  if (noticeBy !== null) jobs.by(id, 'notice', noticeBy);
  const leased = jobs.leased(id, 'turn');
  const drives = turn === undefined ? leased === 1 : jobs.turn(id, turn, leased);
  return { is: 'stored', revision: table.revision + 1, drives };
}

function begin(database: Database, { match, header, entries }: NonNullable<TableBesides['begun']>): void {
  beginMatch(database, match, header, entries);
  const texts = entries.map((entry) => JSON.stringify(entry));
  addEntries(database, match, 0, { id: 'begin', hash: '' }, texts);
  forgetParts(database, match);
}
