/** Somebody who plays one match after the other, whatever happens to the nodes. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Rng, sealOf } from '@yamanote/kernel';
import { seatOfVisitor, someAnswer } from '../play.ts';
import { type Answered, type Asked, randomMove, type Visitor } from '../visitor.ts';
import { type Deed, type Situation, whatIsDue } from './due.ts';
import type { Notes } from './promises.ts';
import type { Pulse } from './pulse.ts';
import type { Table } from './table.ts';
import { PATIENCE, type Person, type Way, type Ways } from './ways.ts';

export interface Surroundings {
  ways: Ways;
  notes: Notes;
  pulse: Pulse;
  /** Hears of what should not be. */
  fault(what: string): void;
  /** Whether a match that is over is followed by another. */
  goesOn(): boolean;
}

export interface Player {
  readonly name: string;
  readonly table: Table;
  /** Where its page is; `null` in between. */
  readonly node: number | null;
  readonly isInMatch: boolean;
  /** Where it stands, for whoever wonders why nothing happens. */
  describe(): string;
  /** Until its last match is over. */
  play(): Promise<void>;
}

/** Said of what may be asked again in a moment. */
const AGAIN: readonly string[] = ['not-stored', 'elsewhere'];
/** Said of what somebody else, or time, has done already: the page will show it. */
const TOO_LATE: readonly string[] = ['already-started', 'stale'];

type Answer = Extract<Asked, { do: 'answer' }>;

export function makePlayer(
  { ways, notes, pulse, fault, goesOn }: Surroundings,
  table: Table,
  isHost: boolean,
  rng: Rng,
): Player {
  const name = `${isHost ? 'host' : 'guest'} of ${table.name}`;
  const person: Person = { name, cookie: '' };
  const situation: Situation = { isHost, bits: '', sealed: null, opened: null, left: null };
  let way: Way | null = null;
  let last: string = 'nothing';
  /** Sent, and neither acknowledged nor refused: it is said again, under the same id. */
  let open: { seat: number; asked: Answer } | null = null;
  /** What its pages have seen so far. */
  const seen: { match: string | null; next: number } = { match: null, next: 0 };

  async function play(): Promise<void> {
    if (!isHost) await table.made;
    while (!table.isOver) {
      way = await ways.comeIn(person);
      await playAt(way.page, way.node).finally(way.leave);
      way = null;
    }
  }

  /** Until the page is closed, or it is time for another node. */
  async function playAt(page: Visitor, node: number): Promise<void> {
    const gone = page.until(() => page.closed !== null).then(() => null);
    const ask = (asked: Asked) => Promise.race([page.ask(asked), gone]);
    Object.assign(situation, { sealed: null, opened: null, bits: randomBytes(16).toString('hex') });
    if (!(await arrive(ask))) return;
    while (page.closed === null && !table.isOver) {
      look(page, node);
      const deed = open === null ? whatIsDue(page, situation) : 'move';
      if (deed === 'leave') {
        situation.left = page.table!.match;
        return;
      }
      const isNews = () => page.closed !== null || page.showings.length > 0 || whatIsDue(page, situation) !== null;
      if (deed === null) await Promise.race([page.until(isNews), table.over]);
      else if (deed === 'move') await move(page, node, ask);
      else await act(deed, page, ask);
    }
    look(page, node);
  }

  /** At the table, which the host makes. */
  async function arrive(ask: (asked: Asked) => Promise<Answered | null>): Promise<boolean> {
    if (table.id === null) {
      const seats = [
        'me' as const,
        ...(table.bots.length === 0 ? ['open' as const] : table.bots.map((bot) => ({ bot }))),
      ];
      const start = table.bots.length > 0;
      const wish = { do: 'create', game: table.game, options: {}, seats, public: true, start } as const;
      const made = await settled('create', await ask(wish));
      if (made === null) return false;
      table.make(made.table!);
    }
    return (await settled('watch', await ask({ do: 'watch', table: table.id!, ...seen }))) !== null;
  }

  /** What was not possible is tried again in a moment. */
  async function settled(what: string, answered: Answered | null) {
    last = `${what}: ${answered === null ? 'gone' : answered.is === 'done' ? 'done' : answered.code}`;
    if (answered?.is === 'done') return answered;
    if (answered !== null && ![...AGAIN, ...TOO_LATE].includes(answered.code))
      fault(`${name}: ${what} was refused: ${answered.code} ${answered.expected}`);
    await pause(PATIENCE);
    return null;
  }

  async function act(
    deed: Exclude<Deed, 'move' | 'leave'>,
    page: Visitor,
    ask: (asked: Asked) => Promise<Answered | null>,
  ): Promise<void> {
    const { table: id, commitment, match } = page.table!;
    switch (deed) {
      case 'sit':
        return void (await settled(deed, await ask({ do: 'sit', table: id, seat: null })));
      case 'start':
        return void (await settled(deed, await ask({ do: 'start', table: id })));
      case 'seal':
        if (
          (await settled(deed, await ask({ do: 'seal', table: id, commitment, seal: sealOf(situation.bits) }))) !== null
        )
          situation.sealed = commitment;
        return;
      case 'open-bits':
        if ((await settled(deed, await ask({ do: 'bits', table: id, commitment, bits: situation.bits }))) !== null)
          situation.opened = commitment;
        return;
      case 'rematch':
        if (goesOn()) return void (await settled(deed, await ask({ do: 'rematch', table: id, match, change: false })));
        pulse.beat({ table: table.name, node: way!.node, page: name, is: 'shown' });
        return table.end();
    }
  }

  async function move(page: Visitor, node: number, ask: (asked: Asked) => Promise<Answered | null>): Promise<void> {
    open ??= await chosen(page);
    const { seat, asked } = open;
    const answered = await ask(asked);
    last = `move: ${answered === null ? 'gone' : answered.is === 'done' ? 'done' : answered.code}`;
    if (answered === null) return;
    const promised = { match: asked.match, move: `${seat}:${asked.move}` };
    if (answered.is === 'done') {
      open = null;
      notes.acknowledged.push({ ...promised, first: answered.first!, next: answered.next! });
      pulse.beat({ table: table.name, node, page: name, is: 'acknowledged' });
    } else if (AGAIN.includes(answered.code)) {
      await pause(PATIENCE);
    } else {
      open = null;
      notes.refused.push({ ...promised, code: answered.code });
    }
  }

  async function chosen(page: Visitor) {
    for (;;) {
      const { sight, table: info, match } = page;
      const answers = [await someAnswer(page, rng)];
      if (page.sight !== sight) continue;
      const { question } = sight!;
      const asked: Answer = { do: 'answer', table: info!.table, match: match!, move: randomMove(), question, answers };
      return { seat: seatOfVisitor(page), asked };
    }
  }

  function look({ match, sight, showings, frames }: Visitor, node: number): void {
    frames.length = 0;
    if (match === null || showings.length === 0) return;
    const odd = notes.saw(
      match,
      showings.map(({ entry }) => entry),
    );
    if (odd !== null) fault(`${name}: entry ${odd} of ${match} is not as somebody else saw it`);
    showings.length = 0;
    Object.assign(seen, { match, next: sight!.next });
    pulse.beat({ table: table.name, node, page: name, is: 'shown' });
  }

  return {
    name,
    table,
    play,
    get node() {
      return way?.node ?? null;
    },
    get isInMatch() {
      return way?.page.table?.stage === 'running';
    },
    describe() {
      if (way === null) return `${name} is outside; ${last}`;
      const { table: info, sight, match, closed } = way.page;
      const pending = JSON.stringify(sight?.pending);
      return `${name} at node ${way.node + 1}: closed ${closed}, table ${info?.table} ${info?.stage} ${info?.match}, sees ${match} ${sight?.next} ${pending}, open ${JSON.stringify(open?.asked)}; ${last}`;
    },
  };
}
