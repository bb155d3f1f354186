/** Where somebody is told: what the hall knows of it, which the store keeps locked. */
import { hash } from 'node:crypto';
import type { Language } from '@yamanote/kernel';
import type { HallKeys } from '../keys.ts';
import type { ChannelRecord, Owner } from '../store/index.ts';

export interface Address {
  /** Where to send to: nobody else may know it. */
  address: string;
  /** Of the browser, for what only it can read; or what signs a webhook’s notices. */
  keys: { p256dh: string; auth: string } | { secret: string };
  /** In which somebody reads there. */
  language: Language;
  /** Under which the hall was called when it was added: links begin with it. */
  origin: string;
}

export interface Channel extends Address {
  id: string;
  kind: ChannelRecord['kind'];
  /** Whether it is the table’s, and tells of everybody there. */
  ofTable: boolean;
}

export function lockedChannel(keys: HallKeys, id: string, owner: Owner, address: Address): ChannelRecord {
  const kind = 'secret' in address.keys ? 'hook' : 'push';
  const guest = 'guest' in owner ? owner.guest : null;
  const table = 'table' in owner ? owner.table : null;
  // A browser is one person’s; an address may be told of several people and tables.
  const whose = kind === 'push' ? '' : JSON.stringify(owner);
  return {
    ...{ id, guest, table, kind, failing: false },
    hash: hash('sha256', `${kind} ${whose} ${address.address}`, 'base64url'),
    locked: keys.lock(JSON.stringify(address), id),
  };
}

export function unlockedChannel(keys: HallKeys, { id, kind, table, locked }: ChannelRecord): Channel {
  return { ...(JSON.parse(keys.unlock(locked, id)) as Address), id, kind, ofTable: table !== null };
}
