/** Adding and removing ways to be told. An address is looked at when it is added, and again each time it is used. */
import type { Channels, hookBody, pushBody, quietBody, removeBody } from '@yamanote/protocol';
import type { InferOutput } from 'valibot';
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { MOST_CHANNELS } from '../limits.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { ChannelRecord, Owner } from '../store/index.ts';
import { followSoon } from '../tables/follow.ts';
import { isPresent } from '../tables/open-table.ts';
import { actingHost } from '../tables/seats.ts';
import { type Address, type Channel, lockedChannel } from './channel.ts';
import { isSuccess } from './deliver.ts';
import { freshSecret } from './hook.ts';

/** Who asks, and under which address they know the hall. */
type Asker = Caller & { origin: string };
type Outcome = Promise<Channels | HallRefusal>;

/** Of a guest, and of a table if they are its host. */
export async function channelsOf(
  hall: Hall,
  { guest }: Caller,
  table: string | null,
  { added = null, secret = null }: Partial<Pick<Channels, 'added' | 'secret'>> = {},
): Outcome {
  if (guest === null) return hallRefusal('unknown-guest');
  const { channels } = hall.store.notices;
  const hosts = table !== null && (await isHost(hall, guest.id, table));
  const ofTable = hosts ? await channels({ table }) : [];
  const shown = (all: readonly ChannelRecord[]) =>
    all.map(({ id, kind, failing, ...rest }) => {
      const { address } = hall.notices.open({ id, kind, failing, ...rest });
      return { id, kind, host: new URL(address).host, failing };
    });
  const mine = shown(await channels({ guest: guest.id }));
  return { pushKey: (await hall.notices.pushKeys()).publicKey, mine, hosts, table: shown(ofTable), added, secret };
}

export async function addPush(hall: Hall, asker: Asker, wish: InferOutput<typeof pushBody>): Outcome {
  const { guest, origin } = asker;
  if (guest === null) return hallRefusal('unknown-guest');
  const { endpoint, keys, language } = wish;
  const address = { address: endpoint, keys, language, origin };
  const wrong = wrongAddress(hall, endpoint, 'endpoint') ?? wrongKeys(keys);
  const added = wrong ?? (await keep(hall, { guest: guest.id }, address));
  return isHallRefusal(added) ? added : channelsOf(hall, asker, null, { added });
}

/** Only what says that it got a first notice is kept: nobody has others called who know nothing of it. */
export async function addHook(hall: Hall, asker: Asker, wish: InferOutput<typeof hookBody>): Outcome {
  const { guest, origin } = asker;
  const { table, language } = wish;
  if (guest === null) return hallRefusal('unknown-guest');
  if (table !== null && !(await isHost(hall, guest.id, table))) return hallRefusal('not-host');
  const wrong = wrongAddress(hall, wish.address, 'address');
  if (wrong !== null) return wrong;
  const secret = freshSecret();
  const address = { address: wish.address, keys: { secret }, language, origin };
  const channel: Channel = { ...address, id: '', kind: 'hook', ofTable: table !== null };
  const nobody = { seat: null, name: null, others: [] };
  const test = { id: readableId(), kind: 'test' as const, game: '', table: table ?? '', ...nobody };
  const posted = await hall.notices.send(channel, test);
  if ('failed' in posted && posted.failed === 'private-address') return hallRefusal('private-address', 'address');
  if (!isSuccess(posted)) return hallRefusal('no-answer', 'address', 'an answer with a status from 200 to 299');
  const id = await keep(hall, table === null ? { guest: guest.id } : { table }, address);
  return isHallRefusal(id) ? id : channelsOf(hall, asker, table, { added: id, secret });
}

export async function removeChannel(hall: Hall, asker: Asker, wish: InferOutput<typeof removeBody>): Outcome {
  const { guest } = asker;
  const { channel, table } = wish;
  if (guest === null) return hallRefusal('unknown-guest');
  if (table !== null && !(await isHost(hall, guest.id, table))) return hallRefusal('not-host');
  const owner = table === null ? { guest: guest.id } : { table };
  // One that is gone already is gone.
  if (await hall.store.notices.remove(channel, owner)) await retell(hall, owner);
  return channelsOf(hall, asker, table);
}

export async function setQuiet(hall: Hall, asker: Asker, { table, quiet }: InferOutput<typeof quietBody>): Outcome {
  const { guest } = asker;
  if (guest === null) return hallRefusal('unknown-guest');
  if ((await hall.store.tables.find(table)) === null) return hallRefusal('unknown-table', 'table');
  await hall.store.notices.quiet(table, guest.id, quiet);
  await retell(hall, { table });
  return channelsOf(hall, asker, table);
}

/** Where it leads is seen when it is called. */
function wrongAddress(hall: Hall, address: string, field: string): HallRefusal | null {
  const { protocol, username, password, port } = new URL(address);
  const isPrivate = hall.notices.allowsPrivate;
  const isFine = (protocol === 'https:' || (isPrivate && protocol === 'http:')) && username === '' && password === '';
  if (!isFine) return hallRefusal('malformed', field, 'an address that begins with https://');
  // Of the ports that belong to known services, only those of the web.
  const isWeb = port === '' || port === '443' || port === '80' || Number(port) >= FIRST_FREE_PORT;
  return isWeb ? null : hallRefusal('malformed', field, `port 443, or ${FIRST_FREE_PORT} and up`);
}

const FIRST_FREE_PORT = 1024;

/** A point of the curve as it is written whole, and 16 bytes. */
function wrongKeys({ p256dh, auth }: { p256dh: string; auth: string }): HallRefusal | null {
  const point = Buffer.from(p256dh, 'base64url');
  const isRight = point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
  return isRight ? null : hallRefusal('malformed', 'keys', 'the keys of a browser');
}

async function keep(hall: Hall, owner: Owner, address: Address): Promise<string | HallRefusal> {
  const record = lockedChannel(hall.keys, readableId(), owner, address);
  const { push, hook, hookOfTable } = MOST_CHANNELS;
  const most = 'table' in owner ? hookOfTable : record.kind === 'push' ? push : hook;
  if (!(await hall.store.notices.add(record, most))) return hallRefusal('enough-channels', '', `at most ${most}`);
  await retell(hall, owner);
  return record.id;
}

/** So many tables of somebody may wait for them. */
const MOST_TABLES = 200;

/** Who has just asked to be told is told of what is open already; pages at these tables see that they are. */
async function retell(hall: Hall, owner: Owner): Promise<void> {
  const { store, noticeTimes } = hall;
  const found =
    'table' in owner ? [await store.tables.find(owner.table)] : await store.tables.ofGuest(owner.guest, MOST_TABLES, 0);
  for (const one of found) {
    if (one === null) continue;
    const { id, stage } = one.table;
    hall.tables.ifHere(id, (table) => followSoon(hall, table, ['table']));
    if (stage === 'running') await store.jobs.by(id, 'notice', hall.now() + noticeTimes.soon);
  }
}

async function isHost(hall: Hall, guest: string, id: string): Promise<boolean> {
  const host = await hall.tables.at(id, (table) => actingHost(table.record, (one) => isPresent(table, one)));
  return host === guest;
}
