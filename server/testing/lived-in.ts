/** A hall in which people have been: with a table at every stage, and whatever else there is to keep. */
import { fastRng, sealOf } from '@yamanote/kernel';
import { NEW_CODE, QUIET, SIGN_IN_OFFER, SIGN_OUT } from '@yamanote/protocol';
import { SNAPSHOT_EVERY } from '../matches/snapshots.ts';
import { type Authenticator, keepPasskey, offered, openAuthenticator, overHttps } from './authenticator.ts';
import { listenAt, sayAt, whoSaid } from './chat.ts';
import { forwardTime } from './forward-time.ts';
import { openHall, type TestHall } from './hall.ts';
import { addHook, lookAway } from './notices.ts';
import { give, isAsked, join, openTable, playOn, someAnswer, start, type Wish } from './play.ts';
import { openReceiver } from './receiver.ts';
import { guest, type Visitor } from './visitor.ts';

/** Two people at one table. */
type Pair = [Visitor, Visitor];

export interface LivedIn {
  hall: TestHall;
  /** Their match is over; its deal was void once. */
  finished: Pair;
  /** In the middle of a match that is long enough for a snapshot. */
  playing: Pair;
  /** In the middle of a match in which one has orders, with clocks that have stood still for a while. */
  ordering: Pair;
  /** Has sealed bits for a match that has not begun, at a table with a seat that `code` leads to. */
  waiting: Visitor;
  code: string;
  /** What they have written down, and what signs for them; their other devices are signed out, and they were about to come back. */
  recoveryCode: string;
  device: Authenticator;
  /** Waits for a bot. */
  withBot: Visitor;
}

const BITS = ['ab'.repeat(16), 'cd'.repeat(16)];

/** Its bots take their time, and nobody is taken for gone: what stands on the board stays there. */
export async function livedInHall(): Promise<LivedIn> {
  const time = forwardTime();
  const noticeTimes = { soon: 0, left: 20, pauses: [600_000] };
  const hall = await openHall({
    ...{ time, botPace: 600_000, awayAfter: 600_000, sealWait: 1, openWait: 1 },
    ...{ privateNotices: true, noticeTimes },
  });
  const finished = await pairAt(hall, { game: 'envelopes' });
  await voidDeal(finished);
  await finish(finished);
  for (const said of ['Good game!', { is: 'phrase', phrase: 'one-more', language: 'de' } as const]) {
    await sayAt(finished[0], tableOf(finished[0]), said);
  }
  await listenAt(finished[1], tableOf(finished[1]));
  const who = whoSaid(finished[1], 'Good game!');
  await finished[1].ask({ do: 'ignore', table: tableOf(finished[1]), who, on: true });
  await sayAt(finished[1], tableOf(finished[1]), 'Good night!');
  await listenAt(finished[0], tableOf(finished[0]));
  const other = whoSaid(finished[0], 'Good night!');
  await finished[0].ask({ do: 'mute', table: tableOf(finished[0]), who: other, on: true });
  const playing = await pairAt(hall, { options: { first: 0 } });
  await start(playing[0]);
  await playSome(playing);
  const timeControl = { is: 'daily', hours: 48, zone: 'Asia/Tokyo', night: null, off: [] };
  const ordering = await pairAt(hall, { game: 'lanterns', options: { first: 0 }, timeControl });
  await start(ordering[0]);
  await ordering[0].until(() => isAsked(ordering[0]));
  await ordering[0].ask({ do: 'order', table: tableOf(ordering[0]), order: 'lead', settings: { alone: true } });
  // For a while nobody serves them, which is noticed when somebody does something, be it nonsense.
  time.lose(5000);
  await give(ordering[0], [{ do: 'sleep' }]);
  await tellInVain(ordering);
  const waiting = await guest(hall.address, 'Rin');
  const table = await openTable(waiting, { seats: ['me', 'open', 'open'], public: true });
  await seal(waiting, BITS[0]);
  const answered = await waiting.ask({ do: 'seat-code', table, seat: 1 });
  if (answered.is === 'refused') throw new Error(answered.code);
  const { recoveryCode, device } = await keepWaysBack(waiting, hall);
  const withBot = await guest(hall.address, 'Aki');
  await openTable(withBot, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(withBot);
  await withBot.until(() => withBot.sight !== null);
  return { hall, finished, playing, ordering, waiting, code: answered.code!, recoveryCode, device, withBot };
}

async function keepWaysBack(visitor: Visitor, hall: TestHall) {
  const device = openAuthenticator({ counts: true });
  const { code } = (await (await visitor.post(NEW_CODE, {})).json()) as { code: string };
  await keepPasskey(visitor, device, overHttps(hall.address), 'Phone');
  await visitor.post(SIGN_OUT, { channel: null });
  await offered(visitor, SIGN_IN_OFFER);
  return { recoveryCode: code, device };
}

/** Who is asked looks away, and their server takes nothing; the other one wants to hear nothing of the table. */
async function tellInVain(pair: Pair): Promise<void> {
  await Promise.race(pair.map((one) => one.until(() => isAsked(one))));
  const asked = pair.find(isAsked)!;
  const other = pair.find((one) => one !== asked)!;
  const receiver = await openReceiver();
  await other.post(QUIET, { table: tableOf(asked), quiet: true });
  await addHook(asked, receiver);
  receiver.answer(500);
  await lookAway(asked);
  await receiver.until(2);
}

export function tableOf(visitor: Visitor): string {
  return visitor.table!.table;
}

async function pairAt({ address }: TestHall, wish: Omit<Wish, 'seats'>): Promise<Pair> {
  const pair: Pair = [await guest(address, 'Mika'), await guest(address, 'Jo', 1)];
  await join(pair[1], await openTable(pair[0], { ...wish, seats: ['me', 'open'] }));
  return pair;
}

/** Both seal their bits, and only one opens them. */
async function voidDeal(pair: Pair): Promise<void> {
  const [{ table, commitment }] = [pair[0].table!];
  await Promise.all(pair.map((one, i) => seal(one, BITS[i])));
  await Promise.all([start(pair[0]), pair[0].ask({ do: 'bits', table, commitment, bits: BITS[0] })]);
  for (const one of pair) await one.until(() => one.table!.commitment !== commitment && one.table!.stage === 'running');
}

function seal(visitor: Visitor, bits: string) {
  const { table, commitment } = visitor.table!;
  return visitor.ask({ do: 'seal', table, commitment, seal: sealOf(bits) });
}

async function finish(pair: Pair): Promise<void> {
  await Promise.all(pair.map((one, i) => playOn(one, `${i}`)));
  for (const one of pair) await one.until(() => one.table!.stage === 'over');
}

/** Until a snapshot is due, and some entries further. */
async function playSome(pair: Pair): Promise<void> {
  const rng = fastRng('some');
  while (pair[0].sight === null || pair[0].sight.next < 1.5 * SNAPSHOT_EVERY) await playOne(pair, rng);
}

/** One answer of whoever is asked; both have seen what it became. */
export async function playOne(pair: readonly Visitor[], rng = fastRng('one')): Promise<void> {
  await Promise.race(pair.map((one) => one.until(() => isAsked(one))));
  const asked = pair.find(isAsked)!;
  const before = asked.sight!.next;
  const answered = await give(asked, [await someAnswer(asked, rng)]);
  if (answered.is === 'refused') throw new Error(answered.code);
  for (const one of pair) await one.until(() => (one.sight?.next ?? 0) > before);
}
