/**
 * The seats of a match as those know them who watch it later: who played at the entry that they were shown last. Whoever has come,
 * gone or sat down since then is part of what is not due; who is there just now they are not told at all.
 */
import type { Header, Seat, SeatInfo } from '@yamanote/kernel';
import type { SeatOfTable } from '@yamanote/protocol';
import { toldApart } from '@yamanote/running-match';
import type { PlayerRecord, Store } from '../store/index.ts';
import type { LatePlayers, OpenTable } from './open-table.ts';

export async function readPlayers(
  { matches, people }: Pick<Store, 'matches' | 'people'>,
  { record, match }: Pick<OpenTable, 'record' | 'match'>,
): Promise<LatePlayers> {
  const all = await matches.players(match.id);
  const found = await people.find([...new Set(all.flatMap(({ guest }) => guest ?? []))]);
  return { match: match.id, of: record.seats, all, people: new Map(found.map((one) => [one.id, one])) };
}

type Table = Pick<OpenTable, 'late' | 'latePlayers' | 'match' | 'people'>;

export function lateSeats({ late, latePlayers, match, people }: Table): SeatOfTable[] {
  const { seats } = match.header as Header;
  if (late?.id !== match.id || latePlayers?.match !== match.id) return seats.map(atStart);
  const { next } = late.host.match.course;
  const players = seats.map((_, seat) => playerAt(latePlayers.all, seat, next));
  const known = players.map(({ guest }) => people.get(guest ?? '') ?? latePlayers.people.get(guest ?? '') ?? null);
  const names = toldApart(known.map((one) => one?.name ?? null));
  return players.map(({ bot }, seat) => {
    const [person, name] = [known[seat], names[seat]];
    const guest = person === null || name === null ? null : { name, colour: person.colour };
    return { ...UNSEEN, guest, bot, absence: guest !== null && bot !== null ? 'away' : null };
  });
}

/** What somebody changed before an entry is seen with that entry. */
function playerAt(all: readonly PlayerRecord[], seat: Seat, next: number): Pick<PlayerRecord, 'guest' | 'bot'> {
  const isDue = ({ since }: PlayerRecord) => since === 0 || since < next;
  return all.findLast((one) => one.seat === seat && isDue(one)) ?? { guest: null, bot: null };
}

/** As they were at the start: for those who are told no more of the match than that it runs. */
function atStart({ name, player }: SeatInfo): SeatOfTable {
  if (player !== 'person') return { ...UNSEEN, bot: player };
  return { ...UNSEEN, guest: name === null ? null : { name, colour: 0 } };
}

/** As a seat is told of whose person nobody is told whether they are there. */
const UNSEEN: SeatOfTable = {
  guest: null,
  bot: null,
  kept: null,
  you: false,
  online: true,
  awayIn: null,
  absence: null,
  gaveUp: false,
  stuck: false,
};
