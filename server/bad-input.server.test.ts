import { fastRng } from '@yamanote/kernel';
import { GUEST, MOST_BODY_BYTES, MOST_FRAME_BYTES, type Reply, SOCKET } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { type Database, openDatabase } from './store/embedded/database.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { give, isAsked, openTable, start } from './testing/play.ts';
import { guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

/** Everything that is stored, as text. */
function stored({ data }: TestHall): string {
  const database: Database = openDatabase(data);
  const all = ['tables', 'seats', 'matches', 'entries', 'guests', 'codes'].map((table) =>
    database.rows(`select * from ${table}`, []),
  );
  database.close();
  return JSON.stringify(all);
}

async function atTable(settings = {}): Promise<{ hall: TestHall; mika: Visitor; table: string }> {
  const hall = await openHall(settings);
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  return { hall, mika, table };
}

async function refusalOf(visitor: Visitor, frame: string | Buffer): Promise<Extract<Reply, { is: 'refused' }>> {
  const refused = visitor.next((reply) => reply.is === 'refused');
  visitor.sendText(frame);
  return (await refused) as never;
}

test('broken frames are refused with a reason, and nothing is stored', async () => {
  const { hall, mika, table } = await atTable();
  const before = stored(hall);
  const answer = { re: 7, do: 'answer', table, match: mika.match, move: randomMove(), question: 0, answers: [{}] };
  const frames: [string | Buffer, string, number][] = [
    ['', 'malformed', -1],
    ['{', 'malformed', -1],
    ['null', 'malformed', -1],
    ['[]', 'unknown-request', -1],
    ['"watch"', 'malformed', -1],
    [Buffer.from([0, 1, 2, 255]), 'malformed', -1],
    ['{"re":7}', 'unknown-request', 7],
    ['{"re":7,"do":"destroy"}', 'unknown-request', 7],
    ['{"re":7,"do":"constructor"}', 'unknown-request', 7],
    ['{"re":7,"do":"__proto__"}', 'unknown-request', 7],
    ['{"re":7,"do":["watch"]}', 'unknown-request', 7],
    ['{"do":"handover"}', 'malformed', -1],
    ['{"re":1e99,"do":"handover"}', 'malformed', -1],
    ['{"re":7,"do":"handover","extra":1}', 'malformed', 7],
    ['{"re":7,"do":"handover","__proto__":{"guest":1}}', 'malformed', 7],
    ['{"re":7,"do":"handover","\\u005f_proto__":1}', 'malformed', 7],
    [
      `{"re":7,"do":"create","game":"machi-koro","options":{"__proto__":{"first":0}},"seats":["me","open"],"public":false,"start":false}`,
      'malformed',
      7,
    ],
    [
      `{"re":7,"do":"create","game":"machi-koro","options":{"constructor":1},"seats":["me","open"],"public":false,"start":false}`,
      'malformed',
      7,
    ],
    [JSON.stringify({ ...answer, question: -1 }), 'malformed', 7],
    [JSON.stringify({ ...answer, answers: [] }), 'malformed', 7],
    [JSON.stringify({ ...answer, answers: Array(33).fill({ do: 'pass' }) }), 'malformed', 7],
    [JSON.stringify({ ...answer, move: 'x' }), 'malformed', 7],
    [JSON.stringify({ ...answer, table: 'A B' }), 'malformed', 7],
    [JSON.stringify({ ...answer, table: 'aaaa-aaaa' }), 'unknown-table', 7],
    [JSON.stringify({ ...answer, table: 'constructor' }), 'unknown-table', 7],
    [JSON.stringify({ ...answer, match: 'aaaa-aaaa-1' }), 'unknown-match', 7],
    [' '.repeat(MOST_FRAME_BYTES + 1), 'too-large', -1],
    [`[${'['.repeat(4000)}`, 'malformed', -1],
    [`${'['.repeat(4000)}${']'.repeat(4000)}`, 'malformed', -1],
    [JSON.stringify({ ...answer, answers: ['ü'.repeat(MOST_FRAME_BYTES / 2)] }), 'too-large', -1],
  ];
  for (const [frame, code, re] of frames) {
    const start = frame.toString().slice(0, 60);
    expect([start, await refusalOf(mika, frame)]).toMatchObject([start, { code, re }]);
  }
  expect(stored(hall)).toBe(before);
  expect(await give(mika, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });
});

test('answers that are out of turn, illegal or no answers are refused, and nothing is stored', async () => {
  const { hall, mika, table } = await atTable();
  const jo = await guest(hall.address, 'Jo');
  const before = stored(hall);
  const answers: [unknown, string][] = [
    [{ do: 'roll', dice: 2 }, 'illegal'],
    [{ do: 'build', card: 'ranch' }, 'illegal'],
    [{ do: 'build', card: 'constructor' }, 'malformed'],
    [{ do: 'build', card: '__proto__' }, 'malformed'],
    [{ do: 'toString' }, 'malformed'],
    [{ do: 'roll', dice: 1, more: 1 }, 'malformed'],
    [null, 'malformed'],
    [[], 'malformed'],
    ['roll', 'malformed'],
    [{ do: 'roll', dice: '1' }, 'malformed'],
  ];
  for (const [answer, code] of answers) {
    const field = expect.stringMatching(/^answers\[0\]/);
    expect([answer, await give(mika, [answer])]).toMatchObject([answer, { is: 'refused', code, field }]);
  }
  const undo = { do: 'undo', table, match: mika.match!, move: randomMove(), to: 0 } as const;
  expect(await mika.ask(undo)).toMatchObject({ code: 'nothing-to-undo' });
  expect(await jo.ask({ ...undo, to: null })).toMatchObject({ code: 'not-seated' });
  expect(stored(hall)).toBe(before);
});

test('what cannot be made is not made', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const wish = { do: 'create', game: 'machi-koro', options: {}, public: false, start: false } as const;
  const refused: [object, string, string][] = [
    [{ ...wish, game: 'chess', seats: ['me', 'open'] }, 'impossible', 'game'],
    [{ ...wish, game: 'constructor', seats: ['me', 'open'] }, 'impossible', 'game'],
    [{ ...wish, seats: ['me'] }, 'malformed', 'seats'],
    [{ ...wish, seats: ['me', 'open', 'open', 'open', 'open'] }, 'malformed', 'seats'],
    [{ ...wish, seats: ['me', 'me'] }, 'malformed', 'seats'],
    [{ ...wish, seats: ['me', { bot: 'genius' }] }, 'impossible', 'seats[1].bot'],
    [{ ...wish, seats: ['me', { bot: 'constructor' }] }, 'impossible', 'seats[1].bot'],
    [{ ...wish, seats: ['me', 'open'], options: { display: 'none' } }, 'malformed', 'options.display'],
    [{ ...wish, seats: ['me', 'open'], options: { first: 2 } }, 'malformed', 'options.first'],
    [{ ...wish, seats: ['me', 'open'], options: { toString: true } }, 'malformed', 'options.toString'],
  ];
  for (const [asked, code, field] of refused) {
    expect([asked, await mika.ask(asked as never)]).toMatchObject([asked, { is: 'refused', code, field }]);
  }
  expect(await mika.ask({ do: 'watch', table: 'nowhere', match: null, next: 0 })).toMatchObject({
    code: 'unknown-table',
  });
});

test('bodies: too large, broken, or with names that every object has', async () => {
  const hall = await openHall();
  const mika = visitor(hall.address);
  const large = await mika.post(GUEST, `{"name":"${'x'.repeat(MOST_BODY_BYTES)}","colour":0}`);
  expect([large.status, await large.json()]).toMatchObject([413, { code: 'too-large' }]);
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"name":"M","colour":0,"__proto__":{}}',
    '{"name":"M","colour":0,"id":"x"}',
  ]) {
    const response = await mika.post(GUEST, body);
    expect([body, response.status, await response.json()]).toMatchObject([body, 400, { code: 'malformed' }]);
  }
  expect((await fetch(`${hall.address}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${hall.address}/api/tables/x/matches/..%2f..%2fhall.db.json`)).status).toBe(404);
});

test('a frame larger than anything ends its connection and no other', async () => {
  const { mika, hall } = await atTable();
  const eve = await guest(hall.address, 'Eve');
  eve.sendText('x'.repeat(MOST_BODY_BYTES + 1));
  await eve.until(() => eve.closed !== null);
  expect(eve.closed).toBe(1009);
  expect(await give(mika, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });
});

test('a flood is told to slow down and then turned away; the next table does not notice', async () => {
  const { mika, hall } = await atTable({ limits: LIMITS });
  const eve = await guest(hall.address, 'Eve');
  for (let i = 0; i < 200; i++) eve.sendText('{"re":1,"do":"lobby","on":true}');
  await eve.until(() => eve.closed !== null);
  expect(eve.closed).toBe(1006);
  expect(eve.frames.filter((frame) => frame.includes('"too-fast"')).length).toBeGreaterThanOrEqual(50);
  expect(await give(mika, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });
});

test('one address cannot take all the sockets', async () => {
  const hall = await openHall({ limits: { ...LIMITS, socketsPerAddress: 3 } });
  const sockets = Array.from({ length: 3 }, () => visitor(hall.address));
  await Promise.all(sockets.map((one) => one.connect()));
  await expect(visitor(hall.address).connect()).rejects.toThrow('429');
  sockets[0].disconnect();
  await sockets[0].until(() => sockets[0].closed !== null);
});

test('twenty thousand frames of noise: the hall goes on', async () => {
  const { mika, hall } = await atTable();
  const rng = fastRng('noise');
  const eve = await guest(hall.address, 'Eve');
  const samples = [
    { re: 900001, do: 'watch', table: mika.table!.table, match: null, next: 0 },
    { re: 900002, do: 'sit', table: mika.table!.table, seat: 0 },
    {
      re: 900003,
      do: 'answer',
      table: mika.table!.table,
      match: mika.match,
      move: 'abcdefgh',
      question: 0,
      answers: [{ do: 'roll', dice: 1 }],
    },
    { re: 900004, do: 'bits', table: mika.table!.table, commitment: '0'.repeat(64), bits: '0'.repeat(32) },
    { re: 900005, do: 'undo', table: mika.table!.table, match: mika.match, move: 'abcdefgh', to: 3 },
  ].map((sample) => JSON.stringify(sample));
  for (let i = 0; i < 20_000; i++) {
    const text = samples[rng.below(samples.length)].split('');
    for (let change = rng.below(4); change >= 0; change--) {
      text[rng.below(text.length)] = String.fromCharCode(32 + rng.below(96));
    }
    eve.sendText(text.join(''));
  }
  expect(await eve.ask({ do: 'lobby', on: false })).toMatchObject({ is: 'done' });
  expect(hall.logLines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(await give(mika, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });
  expect((await fetch(`${hall.address}${SOCKET}`)).status).toBe(404);
});
