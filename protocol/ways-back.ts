/** How somebody becomes on any device the guest that they are. */
import * as v from 'valibot';
import { personName } from './requests.ts';

export interface WaysBack {
  /** When the recovery code was made, in milliseconds since 1970; `null` if there is none. */
  codeMadeAt: number | null;
  /** The one made first comes first. */
  passkeys: Passkey[];
}

export interface Passkey {
  id: string;
  name: string;
  /** The name of the hall under which it works … */
  host: string;
  /** … and whether that is the one under which it was asked. */
  isHere: boolean;
  madeAt: number;
  /** When somebody last signed in with it; `null` for never. */
  usedAt: number | null;
}

/** Far more than twenty letters however they are put. */
const LONGEST_TYPED = 100;
/** Of what authenticators call their passkeys, as text. */
const LONGEST_ID = 1400;

const passkeyId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(LONGEST_ID));
/** As browsers write it; whoever verifies it looks at it closely. */
const credential = v.looseObject({
  id: passkeyId,
  rawId: passkeyId,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
});

export const nothingBody = v.strictObject({});
export const recoverBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(LONGEST_TYPED)) });
export const passkeyBody = v.strictObject({ name: personName, credential });
export const signedBody = v.strictObject({ credential });
export const removePasskeyBody = v.strictObject({ passkey: passkeyId });
/** `channel` is where this browser is told of turns, if it is: all others of the guest's browsers no longer are. */
export const signOutBody = v.strictObject({ channel: v.nullable(v.pipe(v.string(), v.maxLength(60))) });
