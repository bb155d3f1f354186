/** A device that has passkeys, and the browser before it (WebAuthn, level 3): what they hand to the hall, and what they know. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { PASSKEY, PASSKEY_OFFER, SIGN_IN, SIGN_IN_OFFER } from '@yamanote/protocol';
import type { Visitor } from './visitor.ts';

interface Held {
  id: Buffer;
  key: KeyObject;
  host: string;
  signed: number;
}

/** What may be other than it should be. */
interface Twist {
  origin?: string;
  host?: string;
  challenge?: string;
  /** How often it says that it has signed. */
  counter?: number;
  signature?: string;
}

export interface Authenticator {
  /** `counts`: whether it says how often it has signed. */
  readonly held: readonly Held[];
  make(options: Offer, origin: string, twist?: Twist): Credential;
  sign(options: Offer, origin: string, twist?: Twist, which?: number): Credential;
}

/** What the hall asks for, as far as this device looks at it. */
interface Offer {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string; name: string };
  excludeCredentials?: { id: string }[];
}

type Credential = ReturnType<typeof credentialOf>;

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

export function openAuthenticator({ counts }: { counts: boolean }): Authenticator {
  const held: Held[] = [];

  /** What an authenticator says of itself, before its signature. */
  function about(
    { host, signed }: Held,
    { host: said = host, counter = counts ? signed : 0 }: Twist,
    flags = 0,
  ): Buffer {
    const bytes = Buffer.alloc(5);
    bytes[0] = PRESENT | VERIFIED | flags;
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(said), bytes]);
  }

  return {
    held,
    make({ challenge, rp }, origin, twist = {}) {
      const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const one: Held = { id: randomBytes(32), key, host: rp!.id!, signed: 0 };
      held.push(one);
      const length = Buffer.from([0, one.id.length]);
      const data = Buffer.concat([about(one, twist, WITH_KEY), Buffer.alloc(16), length, one.id, coseOf(publicKey)]);
      const attestationObject = Buffer.concat([ATTESTATION, lengthOf(data), data]).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, origin, twist);
      return credentialOf(one, { clientDataJSON, attestationObject, transports: ['internal'] });
    },
    sign({ challenge, rpId }, origin, twist = {}, which = held.length - 1) {
      const one = held[which];
      if (rpId !== one.host) throw new Error(`no passkey for ${rpId}`);
      one.signed++;
      const clientDataJSON = clientData('webauthn.get', challenge, origin, twist);
      const authenticatorData = about(one, twist);
      const text = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return credentialOf(one, {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: twist.signature ?? sign('sha256', text, one.key).toString('base64url'),
      });
    },
  };
}

/** Where the pages of this hall are if a proxy speaks https for it. */
export function overHttps(address: string): string {
  return address.replace('http:', 'https:');
}

/** What the hall offers at this visitor's node. */
export async function offered(visitor: Visitor, address: string, headers?: Record<string, string>): Promise<Offer> {
  return ((await (await visitor.post(address, {}, headers)).json()) as { options: Offer }).options;
}

/** A new passkey of this visitor. */
export async function keepPasskey(visitor: Visitor, device: Authenticator, origin: string, name: string) {
  const credential = device.make(await offered(visitor, PASSKEY_OFFER), origin);
  return visitor.post(PASSKEY, { name, credential });
}

export async function signInWith(visitor: Visitor, device: Authenticator, origin: string): Promise<Response> {
  return visitor.post(SIGN_IN, { credential: device.sign(await offered(visitor, SIGN_IN_OFFER), origin) });
}

function credentialOf({ id }: Held, response: { clientDataJSON: string } & Record<string, unknown>) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {}, response };
}

function clientData(type: string, challenge: string, origin: string, twist: Twist): string {
  const { challenge: said = challenge, origin: from = origin } = twist;
  return Buffer.from(JSON.stringify({ type, challenge: said, origin: from, crossOrigin: false })).toString('base64url');
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** `{ fmt: 'none', attStmt: {}, authData: … }` up to its bytes, as CBOR. */
const ATTESTATION = Buffer.concat([
  Buffer.from([0xa3, 0x63]),
  Buffer.from('fmt'),
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0, 0x68]),
  Buffer.from('authData'),
]);

/** Before that many bytes. */
function lengthOf({ length }: Buffer): Buffer {
  return Buffer.from([0x59, length >> 8, length & 0xff]);
}

/** A key of P-256 as COSE writes it. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')];
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return Buffer.concat([head, left, Buffer.from([0x22, 0x58, 0x20]), right]);
}
