/** What a messenger learns of a link. */
import { NEW_CODE } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { keepPasskey, openAuthenticator, overHttps } from './testing/authenticator.ts';
import { builtPages } from './testing/built-pages.ts';
import { openHall } from './testing/hall.ts';
import { join, openTable, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { guest } from './testing/visitor.ts';

async function cardOf(address: string, path: string, headers: Record<string, string> = {}) {
  const page = await fetch(address + path, { headers });
  const html = await page.text();
  const tags = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const card: Record<string, string | undefined> = Object.fromEntries(tags);
  return { status: page.status, html, card };
}

test('behind a proxy the picture is where the visitor knows the hall, whatever the proxy calls it', async () => {
  const hall = await openHall({ webRoot: builtPages(), trustProxy: true, names: ['games.example'] });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  const proxied = { 'x-forwarded-host': 'games.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  const { card } = await cardOf(hall.address, `/table/${table}`, proxied);
  expect(card['og:image']).toBe('https://games.example/previews/machi-koro.jpg');
});

test.each(['one file', 'PostgreSQL'])('a link shows game, seats, pace and who is there: %s', async (home) => {
  const store = home === 'PostgreSQL' ? { store: await emptyDatabase() } : {};
  const { address } = await openHall({ ...store, webRoot: builtPages() });
  const mika = await guest(address, 'Mika <b>"&$&');
  const timeControl = { is: 'live', bank: 600, increment: 15, reaction: 20 };
  const made = await mika.ask({
    do: 'create',
    game: 'machi-koro',
    options: { first: 0 },
    seats: ['me', 'open', { bot: 'random' }],
    public: false,
    language: 'de',
    timeControl,
    start: false,
  });
  const table = (made as { table: string }).table;
  const { status, html, card } = await cardOf(address, `/table/${table}`);
  expect(status).toBe(200);
  expect(card).toMatchObject({
    'og:title': 'Machi Koro',
    'og:locale': 'de_DE',
    'og:image': `${address}/previews/machi-koro.jpg`,
    'og:description': '2 von 3 Plätzen besetzt · mit Mika &#60;b&#62;&#34;&#38;$&#38; · 10 Min. + 15 s',
  });
  // A name is text, whatever it looks like.
  expect(html).not.toContain('<b>');
  await mika.watch(table);
  const jo = await guest(address, 'Jo');
  await join(jo, table, 1);
  await start(mika);
  await mika.until(() => mika.table!.stage === 'running');
  const running = await cardOf(address, `/table/${table}?from=mail`);
  expect(running.card['og:description']).toMatch(/^Läuft gerade: Schau zu · mit Mika .* und Jo · /);
});

test('no card tells of a match, of a code, or of what is not there', async () => {
  const { address } = await openHall({ webRoot: builtPages() });
  const mika = await guest(address, 'Mika');
  const { code: recovery } = (await (await mika.post(NEW_CODE, {})).json()) as { code: string };
  const device = openAuthenticator({ counts: true });
  await keepPasskey(mika, device, overHttps(address), 'Phone of Mika');
  const jo = await guest(address, 'Jo');
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', 'open'] });
  await join(jo, table, 1);
  await start(mika);
  await mika.until(() => mika.sight !== null);
  const { html } = await cardOf(address, `/table/${table}`);
  expect(html).toContain('og:title');
  expect(html).not.toMatch(/seed|seal|commitment|"view"|stack|yamanote=|Phone of/);
  for (const secret of [recovery, device.held[0].id.toString('base64url')]) expect(html).not.toContain(secret);
  for (const path of ['/', '/table/zzzz-zzzz', '/table/local-abc', '/game/shinjuku', `/table/${table}/x`]) {
    expect([path, (await cardOf(address, path)).card['og:title']]).toEqual([path, undefined]);
  }
  // The same card for a code that works and for one that does not, and neither is used up by looking.
  const open = await openTable(mika, { seats: ['me', 'open'] });
  const { code } = (await mika.ask({ do: 'seat-code', table: open, seat: 1 })) as { code: string };
  const cards = [await cardOf(address, `/seat/${code}`), await cardOf(address, '/seat/none-such')];
  expect(cards[0].html).toBe(cards[1].html);
  expect(cards[0].card['og:title']).toBe('A seat is reserved for you');
  expect((await (await guest(address, 'Sam')).post('/api/claim', { code })).status).toBe(200);
});
