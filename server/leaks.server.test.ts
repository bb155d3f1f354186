import { fastRng } from '@yamanote/kernel';
import {
  CLAIM,
  GUEST,
  ME,
  matchFileOf,
  NEW_CODE,
  PASSKEY,
  RECOVER,
  REMOVE_PASSKEY,
  SIGN_IN,
  SIGN_IN_OFFER,
  SIGN_OUT,
  WAYS_BACK,
  type WatchDelay,
} from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { findLeaks, findNow, type Leak, readsOf } from './testing/audit.ts';
import { keepPasskey, openAuthenticator, overHttps } from './testing/authenticator.ts';
import { builtPages } from './testing/built-pages.ts';
import { listenAt, sayAt } from './testing/chat.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { addHook, lookAway, TELLS } from './testing/notices.ts';
import { give, isAsked, isDone, join, openTable, seatOfVisitor, someAnswer, start } from './testing/play.ts';
import { openBrowser, subscribe } from './testing/push-browser.ts';
import { openReceiver } from './testing/receiver.ts';
import { comeBack, guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

/** Everybody who could read something: two persons, a bot between them, a guest and a stranger who watch, and a player's screen. */
interface Party {
  hall: TestHall;
  table: string;
  players: [Visitor, Visitor];
  watchers: [Visitor, Visitor];
  screen: Visitor;
  /** What came over HTTP, as text. */
  bodies: string[];
  /** What left the hall with notices. */
  told(): string[];
  own: Own[];
  /** What the players wrote down, and keys of theirs to sign with. */
  secrets: string[];
}

/** What one of them may read, and nobody else: a setting of their orders, or where they are told. */
interface Own {
  seat: number;
  text: string;
}

async function gather(game: string, delay: WatchDelay = 'none'): Promise<Party> {
  const hall = await openHall({ ...TELLS, webRoot: builtPages() });
  const [mika, jo, sam] = [
    await guest(hall.address, 'Mika'),
    await guest(hall.address, 'Jo'),
    await guest(hall.address, 'Sam'),
  ];
  const stranger = visitor(hall.address);
  await stranger.connect();
  const table = await openTable(mika, { game, seats: ['me', { bot: 'random' }, 'open'], public: true });
  await join(jo, table);
  await mika.ask({ do: 'configure', table, options: {}, delay });
  for (const watcher of [sam, stranger]) {
    // With what the game says of the match.
    await watcher.ask({ do: 'lobby', on: true, shows: 'all' });
    await listenAt(watcher, table);
  }
  for (const player of [mika, jo]) await listenAt(player, table);
  // Jo never looks, and is told of every decision in every way; the table tells of Mika too.
  const [server, browser] = [await openReceiver(), await openReceiver()];
  const hookSecrets = [await addHook(mika, server, table), await addHook(jo, server)];
  const push = openBrowser(browser);
  await subscribe(jo, push);
  for (const one of [mika, jo]) await lookAway(one);
  const told = () => [
    ...server.received.map(({ path, headers, body }) => path + JSON.stringify(headers) + body.toString()),
    ...browser.received.map(({ headers, body }) => JSON.stringify([headers, push.read(body)])),
  ];
  const secrets = (await Promise.all([mika, jo].map((one) => keepWaysBack(one, hall)))).flat();
  const screen = await comeBack(hall.address, mika);
  await lookAtAnew(screen, table, true);
  const own: Own[] = [
    ...hookSecrets.map((text, i) => ({ seat: 2 * i, text })),
    ...[push.subscription.endpoint, push.subscription.keys.auth].map((text) => ({ seat: 2, text })),
  ];
  const party: Party = {
    hall,
    table,
    players: [mika, jo],
    watchers: [sam, stranger],
    screen,
    bodies: [],
    told,
    own,
    secrets,
  };
  for (const player of party.players) await orderAnew(party, player);
  return party;
}

/** A number of their own, which occurs nowhere else. */
async function orderAnew({ table, own }: Party, player: Visitor): Promise<void> {
  const secret = 910_000_000 + own.length;
  own.push({ seat: seatOfVisitor(player), text: `${secret}` });
  const ordered = await player.ask({ do: 'order', table, order: 'patience', settings: { secret } });
  expect(ordered).toMatchObject({ is: 'done' });
}

/** A code and a passkey; and what is asked before either is used. */
async function keepWaysBack(one: Visitor, { address }: TestHall): Promise<string[]> {
  const { code } = (await (await one.post(NEW_CODE, {})).json()) as { code: string };
  const device = openAuthenticator({ counts: true });
  const kept = await keepPasskey(one, device, overHttps(address), 'Phone');
  expect(kept.status).toBe(200);
  const phone = visitor(address);
  expect((await phone.post(RECOVER, { code })).status).toBe(200);
  const [{ id }] = device.held;
  return [code, code.replaceAll('-', ''), id.toString('base64url'), id.toString('hex')];
}

function lookAtAnew(one: Visitor, table: string, screen = false) {
  return one.ask({ do: 'watch', table, match: null, next: 0, screen, named: true });
}

/** Proposes what all would have to agree on, and takes it back: nothing comes of it, and nobody learns more than that. */
async function proposeAll(one: Visitor): Promise<void> {
  const { table, match } = one.table!;
  const { moment } = one.sight!;
  // Who has no seat says somebody else's.
  const seat = Math.max(0, seatOfVisitor(one));
  for (const agreement of [{ is: 'pause' }, { is: 'end' }, { is: 'rewind', to: one.sight!.next - 1 }] as const) {
    const move = randomMove();
    await one.ask({ do: 'propose', table, match, move, agreement, moment });
    await one.ask({ do: 'agree', table, match, proposal: `${seat}:${move}`, yes: false });
  }
}

/** Gets up and sits down again, so that a bot plays for them in between; those who are behind learn it when it is due. */
async function getUp(one: Visitor, table: string): Promise<void> {
  await one.ask({ do: 'stand', table });
  await one.ask({ do: 'sit', table, seat: seatOfVisitor(one) });
}

/** What is not an answer to the question: mistakes, undo, withdrawal, coming back, asking for the file. */
async function disturb(party: Party, visitor: Visitor): Promise<void> {
  const { hall, table, players, watchers, screen, bodies } = party;
  for (const answer of [{ do: 'play', place: 9 }, { do: 'peek', seat: 1, place: 9 }, { do: 'nod' }, null]) {
    for (const somebody of players) if (somebody !== visitor || answer?.do !== 'nod') await give(somebody, [answer]);
  }
  for (const one of [...players, ...watchers]) {
    const match = one.match!;
    await one.ask({ do: 'undo', table, match, move: randomMove(), to: null });
    await one.ask({ do: 'withdraw', table, match, move: randomMove() });
    await one.ask({ do: 'answer', table, match, move: randomMove(), question: 0, answers: [{ do: 'wait' }] });
    await one.ask({ do: 'hint', table, match, question: one.sight?.question ?? 0 });
  }
  for (const one of [...players, ...watchers, screen]) {
    if (one !== screen) await proposeAll(one);
    // Not who is asked: a bot would answer, and the match be another one.
    if (players.includes(one) && one !== visitor && !isAsked(one)) await getUp(one, table);
    one.disconnect();
    await one.connect();
    // A screen is nobody, so that notices come though it is there.
    if (one !== screen) await lookAway(one);
    await lookAtAnew(one, table, one === screen);
    await talk(one, table, players.includes(one));
  }
  // Whoever says to have seen more than there is to see is not shown it for that.
  for (const one of [...watchers, screen]) {
    await one.ask({ do: 'watch', table, match: one.match, next: 10_000, screen: one === screen });
  }
  await orderAnew(party, visitor);
  for (const path of [matchFileOf(table, visitor.match!), ME, `/api/tables/${table}`, `/table/${table}`]) {
    bodies.push(await (await fetch(hall.address + path, { headers: { cookie: visitor.cookie } })).text());
  }
  for (const path of [GUEST, CLAIM, RECOVER, SIGN_IN, SIGN_IN_OFFER, WAYS_BACK, PASSKEY, SIGN_OUT])
    bodies.push(await (await visitor.post(path, { name: 7, code: 'none-such' })).text());
  bodies.push(await (await watchers[0].post(REMOVE_PASSKEY, { passkey: 'none' })).text());
  bodies.push(await (await fetch(hall.address + WAYS_BACK, { headers: { cookie: watchers[0].cookie } })).text());
}

/** What is said among players; whoever else reads a word of it may know something of their hands. */
const AMONG_PLAYERS = 'between us';

/** Everybody tries every room, and whatever else there is about a chat. */
async function talk(one: Visitor, table: string, isPlayer: boolean): Promise<void> {
  await one.ask({ do: 'listen', table, on: true });
  await sayAt(one, table, `${isPlayer ? AMONG_PLAYERS : 'a guess'} ${randomMove()}`);
  await sayAt(one, table, 'a guess', 'watchers');
  await sayAt(one, table, { is: 'reaction', reaction: 'gasp' });
  for (const ask of ['ignore', 'mute'] as const) await one.ask({ do: ask, table, who: 'AAAAbbbb0000', on: true });
  if (isPlayer) await one.ask({ do: 'watchers-room', table, open: one.match !== null });
}

/** A whole match with every disturbance; what was found that somebody may not know. */
interface Audit {
  leaks: Leak[];
  frames: number;
  notices: number;
  /** How often players read what was said among them, and others. */
  said: number;
  overheard: number;
  /** How often somebody read what is their own, and others. */
  owned: number;
  betrayed: readonly string[];
  /** How many of the cards of the link were read. */
  cards: number;
  /** What else somebody read who would have seen the match otherwise. */
  audit(reads: ReturnType<typeof readsOf>): Leak[];
  watchers: ReturnType<typeof readsOf>[];
  /** What watchers were told of who plays that was not so at the moment that they saw. */
  ofNow: Leak[];
}

async function playAndAudit(game: string, delay: WatchDelay = 'none'): Promise<Audit> {
  const party = await gather(game, delay);
  const { hall, players, bodies, told, secrets } = party;
  const watchers = [...party.watchers, party.screen];
  const rng = fastRng(game);
  await start(players[0]);
  await Promise.all([...players, ...watchers].map((one) => one.until(() => one.sight !== null)));
  // Each takes answers back, so there must be an end to them.
  let disturbances = 12;
  while (!players.some(isDone)) {
    await Promise.race(players.map((one) => one.until(() => isAsked(one) || isDone(one))));
    for (const one of players) {
      if (!isAsked(one)) continue;
      if (disturbances-- > 0) await disturb(party, one);
      await one.until(() => isAsked(one));
      await give(one, [await someAnswer(one, rng)]);
    }
  }
  await Promise.all([...players, ...watchers].map((one) => one.until(() => isDone(one))));
  const reads = [
    ...players.flatMap((one) => readsOf(one, seatOfVisitor(one))),
    ...watchers.flatMap((one) => readsOf(one, 'public')),
    ...[...bodies, ...told()].map((text) => ({ viewer: 'public' as const, next: 0, text })),
  ];
  const among = (texts: readonly string[]) => texts.filter((text) => text.includes(AMONG_PLAYERS)).length;
  const framesOf = (some: readonly Visitor[]) => some.flatMap((one) => one.frames);
  const lines = hall.logLines.map((line) => ({ viewer: 'public' as const, text: JSON.stringify(line) }));
  const found = party.own.flatMap(({ seat, text: mine }) =>
    [...reads, ...lines].filter(({ text }) => text.includes(mine)).map(({ viewer, text }) => ({ seat, viewer, text })),
  );
  const audit = (all: typeof reads): Leak[] => findLeaks(hall.data, players[0].match!, all, hall.logLines, secrets);
  return {
    leaks: audit(reads),
    frames: reads.length,
    notices: told().length,
    said: among(framesOf(players)),
    overheard: among([...framesOf(watchers), ...bodies, ...told(), JSON.stringify(hall.logLines)]),
    owned: found.filter(({ seat, viewer }) => seat === viewer).length,
    betrayed: found.filter(({ seat, viewer }) => seat !== viewer).map(({ text }) => text),
    cards: bodies.filter((text) => text.includes('og:description')).length,
    audit,
    watchers: watchers.map((one) => readsOf(one, 'public')),
    ofNow: watchers.flatMap((one) => findNow(hall.data, players[0].match!, readsOf(one, 'public'))),
  };
}

/** How far a watcher was shown the match before its last news, which bring the end to everybody. */
function shownBeforeTheEnd(reads: ReturnType<typeof readsOf>): number {
  return reads.findLast(({ next }) => next < reads.at(-1)!.next)!.next;
}

test('nothing that reaches anybody tells what they may not know', async () => {
  const party = await playAndAudit('envelopes');
  const { leaks, frames, notices, said, overheard, owned, betrayed, cards, ofNow } = party;
  console.log(`${frames} frames, replies and log lines searched, ${leaks.length} leaks`);
  expect(leaks).toEqual([]);
  expect(frames).toBeGreaterThan(500);
  expect(notices).toBeGreaterThan(10);
  expect(said).toBeGreaterThan(20);
  expect(overheard).toBe(0);
  expect(owned).toBeGreaterThan(20);
  expect(betrayed).toEqual([]);
  expect(cards).toBeGreaterThan(5);
  // Whoever sees it as it happens is told who comes and goes: it can be found.
  expect(ofNow.length).toBeGreaterThan(0);
});

test.each<WatchDelay>([{ moves: 3 }, { minutes: 1 }, 'end'])(
  'nor does it tell those who watch %j later',
  async (delay) => {
    const { leaks, audit, watchers, overheard, betrayed, ofNow } = await playAndAudit('envelopes', delay);
    expect(leaks).toEqual([]);
    expect([overheard, betrayed]).toEqual([0, []]);
    expect(ofNow).toEqual([]);
    // They saw the end, and before it not as much as there was to see.
    for (const reads of watchers) {
      const end = reads.at(-1)!.next;
      const before = shownBeforeTheEnd(reads);
      if (typeof delay === 'object' && 'moves' in delay) expect(before).toBeGreaterThan(0);
      else expect(before).toBe(0);
      expect(before).toBeLessThan(end - 3);
    }
    // One who had seen all of it that much earlier would have been found.
    const early = watchers[0].map((read) => ({ ...read, next: Math.min(read.next, shownBeforeTheEnd(watchers[0])) }));
    expect(audit(early).length).toBeGreaterThan(0);
  },
);

test.each(['leaky-event', 'leaky-entry', 'leaky-view'])('a planted leak is found: %s', async (game) => {
  const { leaks } = await playAndAudit(game);
  expect(leaks.length).toBeGreaterThan(0);
});

test('planted secrets of the hall itself are found', async () => {
  const { hall, players, table, secrets } = await gather('envelopes');
  await start(players[0]);
  await players[0].until(() => isAsked(players[0]));
  const id = players[0].cookie.slice('yamanote='.length).split('.')[0];
  const planted = [{ at: '', level: 'info', event: 'planted', guest: id }];
  expect(findLeaks(hall.data, `${table}-1`, [], planted)).toMatchObject([{ found: id }]);
  for (const secret of secrets.slice(0, 3)) {
    const said = [{ event: 'planted', secret }];
    expect(findLeaks(hall.data, `${table}-1`, [], said, secrets)).toContainEqual(
      expect.objectContaining({ found: secret }),
    );
  }
  expect(findLeaks(hall.data, `${table}-1`, [], [])).toEqual([]);
});
