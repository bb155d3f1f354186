/** A notice for a webhook: JSON, signed with what only its owner and the hall know. docs/notices.md is for its reader. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Channel } from './channel.ts';
import { type Notice, pathOf, tableNameIn, textOf } from './notice.ts';
import type { Letter } from './post.ts';

export function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** `at` is the hall’s time, in milliseconds. */
export function hookLetter(channel: Channel, notice: Notice, at: number): Letter {
  const { id, kind, game, table, seat, name } = notice;
  const link = `${channel.origin}${pathOf(notice)}`;
  const { title: heading, body: sentence } = textOf(notice, channel.language, !channel.ofTable);
  const text = `${heading}: ${sentence} ${link}`;
  // Chats call the text to show `text` or `content`.
  const tableName = table === '' ? null : tableNameIn(channel.language, table);
  const body = JSON.stringify({ id, kind, game, table, tableName, seat, name, link, text, content: text });
  const time = Math.floor(at / 1000).toString();
  const { secret } = channel.keys as { secret: string };
  return {
    address: channel.address,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body).toString(),
      'user-agent': 'Yamanote',
      'yamanote-notice': id,
      'yamanote-time': time,
      'yamanote-signature': `v1=${signatureOf(secret, time, body)}`,
    },
  };
}

export function signatureOf(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}
