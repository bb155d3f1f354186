/** Addresses to walk for every route there is. What stands for a part of an address is taken from the games. */
import { registry } from '@yamanote/games/registry';
import { GUEST, type Request, SOCKET } from '@yamanote/protocol';
import type { Page } from 'playwright-core';
import { ROUTES, type RouteName } from '../../routes.ts';

/** Signs that nobody was ever given. */
const UNKNOWN = 'zzzzzzzz';

const ofGames = Object.keys(registry) as [string, ...string[]];

/** A new route needs its line here. Tables with people at them come besides: they must be made first. */
const SAMPLES: Readonly<Record<RouteName, readonly [string, ...string[]]>> = {
  home: [''],
  lobby: [''],
  matches: [''],
  game: ofGames,
  allRules: [''],
  rules: ofGames,
  howTo: ofGames,
  table: [UNKNOWN],
  screen: [UNKNOWN],
  continue: [UNKNOWN],
  seat: [UNKNOWN],
  mapEditor: [''],
  verify: [''],
  credits: [''],
};

export interface Address {
  route: RouteName | 'nowhere';
  path: string;
}

export function addresses(): Address[] {
  const routes = Object.entries(ROUTES) as [RouteName, string][];
  const all = routes.flatMap(([route, path]) =>
    SAMPLES[route].map((sample) => ({ route, path: path.replace(/:\w+/, sample) })),
  );
  return [...all, { route: 'nowhere', path: '/nowhere' }];
}

/** A table at which the guest of this page waits for others; public, so that home shows it. */
export async function makeTable(page: Page, game: string): Promise<string> {
  const { most } = await seatsOf(game);
  const create: Request = {
    re: 1,
    do: 'create',
    game,
    options: {},
    seats: ['me', ...Array.from({ length: most - 1 }, () => 'open' as const)],
    public: true,
    start: false,
  };
  const table = await page.evaluate(askHall, { create, guest: GUEST, socket: SOCKET });
  return `/table/${table}`;
}

async function seatsOf(game: string): Promise<{ most: number }> {
  const { game: rules } = await registry[game]();
  return { most: rules.seats.max };
}

/** Runs in the page, which has the guest's cookie. */
async function askHall({ create, guest, socket }: { create: Request; guest: string; socket: string }): Promise<string> {
  await fetch(guest, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mika', colour: 0 }),
  });
  const line = new WebSocket(`ws://${location.host}${socket}`);
  return new Promise((resolve, reject) => {
    line.onopen = () => line.send(JSON.stringify(create));
    line.onmessage = ({ data }) => {
      const reply = JSON.parse(data);
      if (reply.is === 'refused') reject(new Error(data));
      if (reply.is !== 'done') return;
      line.close();
      resolve(reply.table);
    };
  });
}
