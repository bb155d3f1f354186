/** The disk of a hall that is played in fills up: players are told, nothing is lost, and it goes on when there is room. */
import { chownSync, mkdirSync } from 'node:fs';
import { join as joined } from 'node:path';
import { fastRng, type Match, parseMatch } from '@yamanote/kernel';
import { GUEST, matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import type { HallSettings } from './index.ts';
import { openHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, join, openTable, playOn, someAnswer, start } from './testing/play.ts';
import { account } from './testing/postgres/cluster.ts';
import { query } from './testing/postgres/query.ts';
import { openPrimary } from './testing/postgres/standby.ts';
import { mayMount, type SmallDisk, smallDisk } from './testing/small-disk.ts';
import { comeBack, guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

/** What keeps its data on such a disk. */
const ENGINES: Record<string, (disk: SmallDisk) => Promise<Partial<HallSettings>>> = {
  embedded: async ({ folder }) => ({ data: folder }),
  async postgres({ folder }) {
    const primary = await openPrimary();
    const space = joined(folder, 'space');
    mkdirSync(space);
    const { uid, gid } = account();
    if (uid !== undefined) chownSync(space, uid, gid!);
    // Its own log is elsewhere: without that it would end, which is another matter.
    await query(primary.url(), `create tablespace small location '${space}'`);
    await query(primary.url(), 'create database hall tablespace small');
    return { data: temporaryFolder(), store: primary.url('hall') };
  },
};

/** Answers of these two that were acknowledged, one after the other, until one is refused: that one. */
async function playUntilRefused(players: readonly Visitor[], acknowledged: number[]) {
  const rng = fastRng('full');
  for (;;) {
    await Promise.race(players.map((one) => one.until(() => isAsked(one))));
    const asked = players.find(isAsked)!;
    const [answers, move] = [[await someAnswer(asked, rng)], randomMove()];
    const answered = await give(asked, answers, move);
    if (answered.is === 'refused') return { asked, answers, move, answered };
    acknowledged.push(answered.first!);
  }
}

test.runIf(mayMount).each(Object.keys(ENGINES))(
  'a move that finds no room is refused as such, and made when there is: %s',
  async (engine) => {
    const disk = smallDisk(40);
    const hall = await openHall(await ENGINES[engine](disk));
    const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
    const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
    await join(jo, table);
    await start(mika);
    const acknowledged: number[] = [];

    disk.fill();
    const { asked, answers, move, answered } = await playUntilRefused([mika, jo], acknowledged);
    expect(answered).toMatchObject({ code: 'not-stored' });
    // Nobody is shown anything of it, and whoever comes sees the match as it is.
    const { next } = asked.sight!;
    const back = await comeBack(hall.address, jo);
    await back.watch(table);
    expect(back.sight!.next).toBe(next);
    expect(await give(asked, answers, move)).toMatchObject({ code: 'not-stored' });

    disk.free();
    const again = await give(asked, answers, move);
    expect(again).toMatchObject({ is: 'done', first: next });
    await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
    await mika.until(() => isDone(mika));
    const file = await (await fetch(hall.address + matchFileOf(table, mika.match!))).json();
    const { log } = parseMatch(file) as Match;
    const persons = log.filter((entry) => 'by' in entry && entry.by.is === 'person');
    expect(persons.filter(({ index }) => index < next).map(({ index }) => index)).toEqual(acknowledged);
  },
);

test.runIf(mayMount)(
  'whoever comes to a hall with a full disk is told the same, and it ends in good order',
  async () => {
    const disk = smallDisk(40);
    const hall = await openHall({ data: disk.folder });
    const mika = await guest(hall.address, 'Mika');
    const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
    await start(mika);
    await mika.until(() => isAsked(mika));
    const { next } = mika.sight!;
    disk.fill();
    const stranger = visitor(hall.address);
    const response = await stranger.post(GUEST, { name: 'Sam', colour: 1 });
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'not-stored' }]);
    const seats = ['me', 'open'] as const;
    const wish = { game: 'machi-koro', options: {}, public: false, start: false, seats: [...seats] };
    expect(await mika.ask({ do: 'create', ...wish })).toMatchObject({ code: 'not-stored' });
    await hall.close();
    disk.free();
    const reopened = await openHall({ data: disk.folder });
    const back = await comeBack(reopened.address, mika);
    await back.watch(table);
    expect(back.sight!.next).toBe(next);
    await playOn(back, 'again');
  },
);
