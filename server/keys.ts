/**
 * The hall's own secrets, in a file beside its data file and never in it: whoever has a copy of the data alone can neither
 * read the seeds of running matches nor sign in this hall's name.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '@yamanote/command-line';
import { fingerprintOf, type Signature } from '@yamanote/kernel';
import { makeFolder } from './store/make-folder.ts';

export interface HallKeys {
  /** Of the public key: short enough to be read aloud. */
  fingerprint: string;
  /** Signs a running hash, given as hexadecimal digits. */
  sign(hash: string): Signature;
  /** A secret as it may be stored, bound to whom it belongs. */
  lock(secret: string, owner: string): string;
  /** What this hall alone makes of a text: the same of the same, and nothing that gives the text away. */
  mark(text: string): string;
  /** What was locked; what never was is as it is. */
  unlock(stored: string, owner: string): string;
}

const LOCKED = 'locked:';
const [NONCE, TAG] = [12, 16];

/** Where it is, unless it was put elsewhere. */
const FILE = 'hall.key';

/** Those of the hall in this folder, or in a file of their own; made with its data. */
export function openKeys(folder: string, file = join(folder, FILE)): HallKeys & { file: string } {
  const { signing, hiding } = readOrMake(file);
  const key = rawPublic(signing);
  return {
    file,
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
    mark: (text) => createHmac('sha256', hiding).update(`mark ${text}`).digest('base64url'),
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
    makeFolder(dirname(file));
    const signing = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const text = JSON.stringify({ signing, hiding: randomBytes(32).toString('hex') });
    writeOrNothing(file, `${text}\n`);
  }
  try {
    const { signing, hiding } = JSON.parse(readFileSync(file, 'utf8'));
    const secrets = { signing: createPrivateKey(signing), hiding: Buffer.from(hiding, 'hex') };
    if (secrets.signing.asymmetricKeyType === 'ed25519' && secrets.hiding.length === 32) return secrets;
  } catch {
    // Said below.
  }
  throw new BadInput(file, (say) => say.keyWanted(null, null));
}

/** Only for the hall itself; never over a key that somebody put there meanwhile, nor half of one where there is no room. */
function writeOrNothing(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(file, { force: true });
    // Of a full disk the system says no path.
    throw Object.assign(error as Error, { path: file });
  }
}

/** The 32 bytes themselves, without the words around them. */
function rawPublic(signing: KeyObject): Buffer {
  return Buffer.from(createPublicKey(signing).export({ format: 'jwk' }).x!, 'base64url');
}
