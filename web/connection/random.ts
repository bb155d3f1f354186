/** Random bytes as hexadecimal digits. A phone on plain http has `getRandomValues`, and nothing else of this kind. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A whole number from 0 to n - 1. */
export function randomBelow(n: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % n;
}

/** The name of a move, by which the hall knows it when it comes twice. */
export function moveId(): string {
  return randomHex(12);
}
