/**
 * The hall's own secrets, in a file beside its data file and never in it: whoever has a copy of the data alone can neither
 * read the seeds of running matches nor sign in this hall's name.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, type Signature } from '@yamanote/kernel';

export interface HallKeys {
  /** Of the public key: short enough to be read aloud. */
  fingerprint: string;
  /** Signs a running hash, given as hexadecimal digits. */
  sign(hash: string): Signature;
  /** A secret as it may be stored, bound to whom it belongs. */
  lock(secret: string, owner: string): string;
  /** What was locked; what never was is as it is. */
  unlock(stored: string, owner: string): string;
}

const FILE = 'hall.key';
const LOCKED = 'locked:';
const [NONCE, TAG] = [12, 16];

/** Those of the hall in this folder; made with its data file. */
export function openKeys(folder: string): HallKeys {
  const { signing, hiding } = readOrMake(join(folder, FILE));
  const key = rawPublic(signing);
  return {
    fingerprint: fingerprintOf(key.toString('hex')),
    sign: (hash) => ({
      key: key.toString('hex'),
      signature: sign(null, Buffer.from(hash, 'hex'), signing).toString('hex'),
    }),
    lock(secret, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', hiding, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return LOCKED + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    unlock(stored, owner) {
      if (!stored.startsWith(LOCKED)) return stored;
      const bytes = Buffer.from(stored.slice(LOCKED.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', hiding, bytes.subarray(0, NONCE));
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

interface Secrets {
  signing: KeyObject;
  hiding: Buffer;
}

function readOrMake(file: string): Secrets {
  if (!existsSync(file)) {
    const signing = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const text = JSON.stringify({ signing, hiding: randomBytes(32).toString('hex') });
    // Only for the hall itself; and never over a key that somebody put there meanwhile.
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  }
  try {
    const { signing, hiding } = JSON.parse(readFileSync(file, 'utf8'));
    const secrets = { signing: createPrivateKey(signing), hiding: Buffer.from(hiding, 'hex') };
    if (secrets.signing.asymmetricKeyType === 'ed25519' && secrets.hiding.length === 32) return secrets;
  } catch {
    // Said below.
  }
  throw new Error(
    `${file} cannot be read as the key of a hall: put back the one that was made with the data beside it`,
  );
}

/** The 32 bytes themselves, without the words around them. */
function rawPublic(signing: KeyObject): Buffer {
  return Buffer.from(createPublicKey(signing).export({ format: 'jwk' }).x!, 'base64url');
}
