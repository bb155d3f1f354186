import { Refused } from '../connection/line.ts';
import { whyNot } from '../words/refusals.ts';
import type { WaysBackWords } from './words/index.ts';

export type WhyNoPasskeys = keyof WaysBackWords['whyNoPasskeys'];

/** Why there can be no passkeys here; `null` if there can. */
export function whyNoPasskeys(): WhyNoPasskeys | null {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'number';
  return 'PublicKeyCredential' in window ? null : 'unsupported';
}

/** Why something did not work, in a sentence that helps: what the hall said, or the browser. */
export function whyNoWay(reason: unknown, { refused, cancelled, hasOne }: WaysBackWords): string {
  if (reason instanceof Refused)
    return reason.code in refused ? refused[reason.code as keyof typeof refused] : whyNot(reason);
  const { name } = Object(reason) as { name?: string };
  if (name === 'InvalidStateError') return hasOne;
  // Whatever else a browser says: its reader has thought better of it, or it took too long.
  return name === 'NotAllowedError' || name === 'AbortError' || name === 'WebAuthnError' ? cancelled : whyNot(reason);
}
