/** What is done to a house. When a blow is over, everything is there again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@yamanote/kernel';
import type { House } from './house.ts';
import type { LoadClient } from './load-client.ts';
import type { Member } from './member.ts';

interface Ring {
  house: House;
  client: LoadClient;
  rng: Rng;
}

/** Returns whom it hit, and how. */
type Blow = (ring: Ring) => Promise<string>;

export interface Step {
  kind: string;
  strike: Blow;
}

/** Milliseconds: unnoticed, noticed, taken for dead, and forgotten. */
const PAUSES = [500, 2000, 4500, 11_500];
const CUTS = [200, 1500, 4500];
/** Between two looks whether something has happened. */
const GLANCE = 100;

const BLOWS = {
  'node killed': ({ house, client, rng }) => killed(oneOf(house.nodes, rng), house, client),
  'node paused': ({ house, rng }) => paused(oneOf(house.nodes, rng), rng),
  'node cut off': ({ house, rng }) => cut(oneOf(house.nodes, rng), rng, house),
  'node held up': ({ house, rng }) => heldUp(oneOf(house.nodes, rng), rng),
  async 'worker killed'({ house }) {
    const worker = await house.thinking();
    await worker.kill();
    await worker.start();
    return worker.name;
  },
  'worker paused': async ({ house, rng }) => paused(await house.thinking(), rng),
  async 'worker paused in thought'({ house }) {
    const worker = await frozenInThought(house);
    // Somebody else takes the turn over. What it has thought comes too late then.
    while (await house.isThinking(worker)) await pause(GLANCE);
    worker.thaw();
    return worker.name;
  },
  'worker cut off': async ({ house, rng }) => cut(await house.thinking(), rng, house),
  async 'primary killed'({ house: { databases } }) {
    const place = databases.placeOfPrimary;
    await databases.failOver('SIGKILL');
    await databases.renewStandby();
    return `database ${place + 1}`;
  },
  async 'primary paused'({ house: { databases }, client, rng }) {
    const place = databases.placeOfPrimary;
    const old = await databases.failOver('SIGSTOP');
    await client.ask({ do: 'moves', count: 1 + rng.below(200) });
    // It still takes itself for the primary.
    old.signal('SIGCONT');
    await client.ask({ do: 'moves', count: 50 });
    await databases.renewStandby();
    return `database ${place + 1}`;
  },
  async 'standby killed'({ house: { databases } }) {
    databases.killStandby();
    await databases.renewStandby();
    return `database ${2 - databases.placeOfPrimary}`;
  },
  async 'standby paused'({ house: { databases }, rng }) {
    const time = oneOf(CUTS, rng);
    databases.standby.signal('SIGSTOP');
    await pause(time);
    databases.standby.signal('SIGCONT');
    return `database ${2 - databases.placeOfPrimary}, ${time} ms`;
  },
} satisfies Record<string, Blow>;

type BlowKind = keyof typeof BLOWS;
const KINDS = Object.keys(BLOWS) as BlowKind[];

/** All kinds in turn, each time in another order. */
export function planned(count: number, rng: Rng): Step[] {
  const plan: BlowKind[] = [];
  while (plan.length < count) {
    const left = [...KINDS];
    while (left.length > 0) plan.push(...left.splice(rng.below(left.length), 1));
  }
  return stepsOf(plan.slice(0, count));
}

export function stepsOf(kinds: readonly BlowKind[]): Step[] {
  return kinds.map((kind) => ({ kind, strike: BLOWS[kind] }));
}

export async function killed(node: Member, house: House, client: LoadClient): Promise<string> {
  await client.ask({ do: 'dying', node: house.nodes.indexOf(node) });
  const at = Date.now();
  await node.kill();
  await client.ask({ do: 'died', at });
  await tellWhere(house, client);
  await node.start();
  await tellWhere(house, client);
  return node.name;
}

export function tellWhere(house: House, client: LoadClient): Promise<void> {
  return client.ask({ do: 'nodes', addresses: house.nodes.map(({ address }) => address) });
}

async function frozenInThought(house: House): Promise<Member> {
  for (;;) {
    const worker = await house.thinking();
    worker.freeze();
    if (await house.isThinking(worker)) return worker;
    // It was quicker.
    worker.thaw();
  }
}

async function paused(member: Member, rng: Rng): Promise<string> {
  const time = oneOf(PAUSES, rng);
  member.freeze();
  await pause(time);
  member.thaw();
  return `${member.name}, ${time} ms`;
}

/** From both databases, or from one. */
async function cut({ name, relays }: Member, rng: Rng, { databases }: House): Promise<string> {
  const time = oneOf(CUTS, rng);
  const isWhole = rng.below(2) === 0;
  const ways = isWhole ? relays : [relays[databases.placeOfPrimary]];
  for (const way of ways) way.cut();
  await pause(time);
  for (const way of ways) way.open();
  return `${name}, ${isWhole ? 'wholly' : 'from the primary'}, ${time} ms`;
}

async function heldUp({ name, relays }: Member, rng: Rng): Promise<string> {
  const time = oneOf(CUTS, rng);
  for (const way of relays) way.hold();
  await pause(time);
  for (const way of relays) way.open();
  return `${name}, ${time} ms`;
}

function oneOf<Thing>(things: readonly Thing[], rng: Rng): Thing {
  return things[rng.below(things.length)];
}
