import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openHall, temporaryFolder } from './testing/hall.ts';
import { visitor } from './testing/visitor.ts';

const SCRIPT = 'console.log("a page of the hall");\n'.repeat(50);

function builtPages(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/assets/app-1a2b.js"></script>');
  writeFileSync(join(root, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  return root;
}

/** As bytes on the wire: fetch would unpack them. */
function plain(address: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: number }>((resolve) => {
    get(address + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, bytes }));
    });
  });
}

test('every address of a page can be reloaded; other things are not found', async () => {
  const { address } = await openHall({ webRoot: builtPages() });
  const accept = { accept: 'text/html,*/*' };
  for (const path of ['/', '/table/k7wp-3fqm', '/machi-koro/rules?x=1', '/index.html']) {
    const page = await fetch(address + path, { headers: accept });
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('app-1a2b.js');
  }
  for (const path of ['/assets/none.js', '/api/none', '/../package.json', '/.env']) {
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
  }
  // Without an ending it is a page's address, wherever it pretends to lead; and no word on what is accepted is needed.
  expect(await (await fetch(`${address}/%2e%2e/%2e%2e/etc/passwd`)).text()).toContain('app-1a2b.js');
  expect((await fetch(`${address}/assets/none.js`, { headers: accept })).status).toBe(404);
  expect((await fetch(`${address}/api/none`, { headers: accept })).status).toBe(404);
  expect((await fetch(`${address}/table/x`, { method: 'POST', headers: accept })).status).toBe(404);
});

test('built files are kept for a year and sent compressed', async () => {
  const { address } = await openHall({ webRoot: builtPages() });
  const packed = await plain(address, '/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
  });
  expect(packed.bytes).toBeLessThan(SCRIPT.length / 5);
  const unpacked = await plain(address, '/assets/app-1a2b.js', {});
  expect(unpacked.bytes).toBe(SCRIPT.length);
});

test('a strict policy stands on everything', async () => {
  const { address } = await openHall({ webRoot: builtPages() });
  for (const path of ['/', '/assets/app-1a2b.js', '/api/me', '/api/none']) {
    const { headers } = await fetch(address + path, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy')!;
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy).not.toMatch(/unsafe|http|data:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ ok: true });
});

test('a page learns from the build that it is old', async () => {
  const builds = await Promise.all(
    [builtPages(), temporaryFolder()].map(async (webRoot) => {
      const page = visitor((await openHall({ webRoot })).address);
      return (await page.connect()).build;
    }),
  );
  expect(builds[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(builds[1]).toBe('none');
});
