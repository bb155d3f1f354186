import type { PasskeyRecord } from '../port.ts';

export interface PasskeyRow {
  id: string;
  guest: string;
  host: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

export const PASSKEY_COLUMNS = [
  'id',
  'guest',
  'host',
  'public_key',
  'counter',
  'transports',
  'name',
  'made_at',
  'used_at',
] as const;

export function passkeyFromRow(row: PasskeyRow): PasskeyRecord {
  const { public_key: publicKey, transports, made_at: madeAt, used_at: usedAt, ...rest } = row;
  return { ...rest, publicKey, transports: JSON.parse(transports), madeAt, usedAt };
}

/** What stands in its columns. */
export function passkeyValues(passkey: PasskeyRecord): (string | number | null)[] {
  const { id, guest, host, publicKey, counter, transports, name, madeAt, usedAt } = passkey;
  return [id, guest, host, publicKey, counter, JSON.stringify(transports), name, madeAt, usedAt];
}
