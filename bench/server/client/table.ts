/** A table of two people who play one match after the other, and whoever watches them. */
import type { Rng } from '@yamanote/kernel';
import type { Stored } from '../orders.ts';
import { type Course, makeCourse } from './course.ts';
import type { Asked } from './pace.ts';
import { comeIn, introduce, type Person } from './person.ts';
import { playAt, type Seated } from './player.ts';
import type { Tally } from './tally.ts';
import { makeUnseen } from './unseen.ts';
import { watch } from './watcher.ts';

/** What tables are given by whoever opens them. */
export interface Company {
  rng: Rng;
  tally: Tally;
  /** The next node, as a proxy would choose it. */
  address(): string;
  freshMove(): string;
  ready(asked: Asked): void;
  /** What follows a match that is over; another one, if not said otherwise. */
  over?(): void;
}

export interface Table extends Stored {
  watch(): Promise<void>;
  /** Moves that somebody has not seen yet. */
  readonly unseen: number;
  leave(): void;
}

/** Two new guests at a new table, who have begun. */
export async function openTable(company: Company, name: string, isPublic: boolean): Promise<Table> {
  const names = [`${name} A`, `${name} B`];
  const cookies = await Promise.all(names.map((one) => introduce(company.address(), one)));
  const people = await Promise.all(cookies.map((cookie) => comeIn(company.address(), cookie)));
  const [host, guest] = people;
  const { table } = await host.ask({
    do: 'create',
    game: 'machi-koro',
    options: {},
    seats: ['me', 'open'],
    public: isPublic,
    start: false,
  });
  await guest.ask({ do: 'sit', table: table!, seat: null });
  const opened = await seat(company, { table: table!, cookies }, people);
  await host.ask({ do: 'start', table: table! });
  return opened;
}

/** Two people come back to where they left off. */
export async function comeBack(company: Company, { table, cookies }: Stored): Promise<Table> {
  const people = await Promise.all(cookies.map((cookie) => comeIn(company.address(), cookie)));
  return seat(company, { table, cookies }, people);
}

async function seat(company: Company, { table, cookies }: Stored, people: readonly Person[]): Promise<Table> {
  const [host] = people;
  const watchers: Person[] = [];
  const unseen = makeUnseen(() => watchers.length);
  let current: { match: string; course: Course } | null = null;
  const sawEnd = new Set<object>();

  const rematch = async (match: string) => {
    await host.ask({ do: 'rematch', table, match, change: false });
    await host.ask({ do: 'start', table });
  };
  const seated: Seated = {
    ...company,
    id: table,
    course(match, next) {
      if (current?.match !== match) current = { match, course: makeCourse(match, next) };
      return current.course;
    },
    sends: unseen.sent,
    sawEnd(player, match, entries) {
      if (sawEnd.add(player).size < people.length) return;
      sawEnd.clear();
      current!.course.close(entries);
      if (company.over === undefined) void rematch(match);
      else company.over();
    },
  };
  for (const person of people) playAt(seated, person);
  for (const person of people) await person.ask({ do: 'watch', table, match: null, next: 0 });

  return {
    table,
    cookies,
    async watch() {
      const told = (match: string, first: number, next: number) => {
        const times = unseen.shown(match, first, next);
        company.tally.told += times.length;
        for (const time of times) company.tally.news.push(time);
      };
      watchers.push(await watch(company.address(), table, told));
    },
    get unseen() {
      return unseen.count;
    },
    leave() {
      for (const person of [...people, ...watchers]) person.leave();
    },
  };
}
