/**
 * SHA-256 (FIPS 180-4), synchronous and without platform help: a phone that opens the hall over plain http has no
 * `crypto.subtle`, and rules may not wait.
 */
const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

// The constants are the first 32 bits of the fractional parts of the roots of the first primes, as the standard says.
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
  K[found++] = fraction(Math.cbrt(candidate));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Every entry of a match is hashed: what is needed for that is made once. It never holds more than one call. */
const w = new Int32Array(64);
const hash = new Int32Array(8);
let padded = new Uint8Array(1024);

export function sha256(message: string | Uint8Array): Uint8Array {
  const length = typeof message === 'string' ? encode(message) : copy(message);
  const end = Math.ceil((length + 9) / 64) * 64;
  makeRoom(end);
  padded.fill(0, length, end);
  padded[length] = 0x80;
  putWord(padded, end - 8, Math.floor(length / 2 ** 29));
  putWord(padded, end - 4, length << 3);

  hash.set(INITIAL);
  for (let block = 0; block < end; block += 64) {
    for (let i = 0, at = block; i < 16; i++, at += 4)
      w[i] = (padded[at] << 24) | (padded[at + 1] << 16) | (padded[at + 2] << 8) | padded[at + 3];
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    compress();
  }

  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) putWord(digest, i * 4, hash[i]);
  return digest;
}

function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function compress(): void {
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

/** What was written to `padded` so far stays. */
function makeRoom(bytes: number): void {
  if (padded.length >= bytes) return;
  const larger = new Uint8Array(bytes * 2);
  larger.set(padded);
  padded = larger;
}

function copy(bytes: Uint8Array): number {
  makeRoom(bytes.length);
  padded.set(bytes);
  return bytes.length;
}

/** Writes the UTF-8 bytes of a text to `padded`, and says how many; `TextEncoder` is no part of the language itself. */
function encode(text: string): number {
  makeRoom(text.length * 3);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      padded[at++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xdc00) {
      // Two units of UTF-16 are one character, if both are there.
      code = text.codePointAt(i) as number;
      if (code > 0xffff) i++;
    }
    if (code >= 0x10000) {
      padded[at++] = 0xf0 | (code >> 18);
      padded[at++] = 0x80 | ((code >> 12) & 63);
    } else if (code >= 0x800) padded[at++] = 0xe0 | (code >> 12);
    if (code >= 0x800) padded[at++] = 0x80 | ((code >> 6) & 63);
    else padded[at++] = 0xc0 | (code >> 6);
    padded[at++] = 0x80 | (code & 63);
  }
  return at;
}

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return padded.slice(0, encode(text));
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i]];
  return text;
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}
