/** People who are told of their turns by a server of their own. */
import { HOOK } from '@yamanote/protocol';
import { expect } from 'vitest';
import { signatureOf } from '../notices/hook.ts';
import type { Received, Receiver } from './receiver.ts';
import type { Visitor } from './visitor.ts';

/** What a webhook is sent. */
export interface Told {
  id: string;
  kind: 'turn' | 'nudge' | 'proposal' | 'test';
  game: string;
  table: string;
  tableName: string | null;
  seat: number | null;
  name: string | null;
  link: string;
  text: string;
  content: string;
}

/** A hall that tells at once, on this computer. */
export const TELLS = {
  privateNotices: true,
  noticeTimes: { soon: 0, left: 20, nudge: 0, pauses: [0, 0] },
} as const;

/** Adds a webhook, which is tried; its secret. */
export async function addHook(
  visitor: Visitor,
  { address }: Pick<Receiver, 'address'>,
  table: string | null = null,
): Promise<string> {
  const answered = await visitor.post(HOOK, { address: `${address}/hook`, table, language: 'en' });
  expect(answered.status).toBe(200);
  return ((await answered.json()) as { secret: string }).secret;
}

/** All that came, but for the first try; each with the right signature. */
export function toldTo({ received }: Pick<Receiver, 'received'>, secret: string): Told[] {
  return received.map((one) => readTold(one, secret)).filter(({ kind }) => kind !== 'test');
}

function readTold({ headers, body }: Received, secret: string): Told {
  const text = body.toString();
  const time = String(headers['yamanote-time']);
  expect(headers['yamanote-signature']).toBe(`v1=${signatureOf(secret, time, text)}`);
  const told = JSON.parse(text) as Told;
  expect(headers['yamanote-notice']).toBe(told.id);
  return told;
}

/** The page lies behind others. */
export async function lookAway(visitor: Visitor): Promise<void> {
  await visitor.ask({ do: 'pace', pace: 'instant', looks: false });
}

export async function lookAgain(visitor: Visitor): Promise<void> {
  await visitor.ask({ do: 'pace', pace: 'instant', looks: true });
}
