/** Whether a hall has signed a match: asked by pages and by programs. */
import { fromHex, lastHashOf, type Match } from '@yamanote/kernel';

const ED25519 = 'Ed25519';

/**
 * Whether its signature is one of the key that it names; `undefined` if it has none, or where that cannot be told: a page
 * over plain http has no means to, nor has an old browser.
 */
export async function isSigned(match: Match): Promise<boolean | undefined> {
  if (match.format === 'yamanote-match-1' || match.signed === null) return undefined;
  const subtle: typeof crypto.subtle | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const { signed } = match;
  const [key, signature, hash] = [signed.key, signed.signature, lastHashOf(match)].map((digits) => fromHex(digits));
  const known = await subtle.importKey('raw', key, ED25519, false, ['verify']).catch(() => null);
  return known === null ? undefined : subtle.verify(ED25519, known, signature, hash);
}
