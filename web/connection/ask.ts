/** What goes over HTTP instead of the socket: it sets the cookie, or is asked for where there is no socket. */
import { type Code, Refused } from './line.ts';

/** With a body it changes something. */
export async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address, body === undefined ? {} : post).catch(() => null);
  if (answer === null) throw new Refused('lost');
  const said = (await answer.json().catch(() => ({}))) as unknown;
  if (answer.ok) return said as Answer;
  throw new Refused((said as { code?: Code }).code ?? 'internal');
}
