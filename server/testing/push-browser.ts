/** A browser that is told by a push service: it alone can read what is sent (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { PUSH } from '@yamanote/protocol';
import type { Receiver } from './receiver.ts';
import type { Visitor } from './visitor.ts';

export interface PushBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  read(body: Buffer): unknown;
}

export function openBrowser({ address }: Pick<Receiver, 'address'>, path = '/push'): PushBrowser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${address}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const secret = hkdf(auth, curve.computeSecret(theirs), info, 32);
      const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12);
      const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString();
      // After the text stands a mark that it is the last, and what fills it up.
      return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
    },
  };
}

function hkdf(salt: Buffer, key: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

export function subscribe(visitor: Visitor, { subscription }: PushBrowser, language = 'en'): Promise<Response> {
  return visitor.post(PUSH, { ...subscription, language });
}
