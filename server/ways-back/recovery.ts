/** Recovery codes: made here, shown once, and kept only as what the hall's key makes of them. */
import { randomInt } from 'node:crypto';
import { makeRecoveryCode, RECOVERY_SIGNS, readRecoveryCode } from '@yamanote/protocol';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { GuestRecord } from '../store/index.ts';

export async function newRecoveryCode({ store, keys }: Hall, { id }: GuestRecord): Promise<string> {
  const { each, random } = RECOVERY_SIGNS;
  const code = makeRecoveryCode(Array.from({ length: random }, () => randomInt(each)));
  await store.waysBack.keepCode(id, keys.mark(`recovery ${code}`));
  return code;
}

export async function recover({ store, keys }: Hall, typed: string): Promise<GuestRecord | HallRefusal> {
  const read = readRecoveryCode(typed);
  if (read.is !== 'code') return hallRefusal('mistyped', 'code', 'five groups of four letters');
  return (await store.waysBack.findByCode(keys.mark(`recovery ${read.code}`))) ?? hallRefusal('bad-code', 'code');
}
