/**
 * Passkeys: a device signs what it is asked to, once, and is known by that. What is asked stands in the store, so that any node
 * may hear the answer. A passkey is for the name under which its page reached the hall; browsers offer it nowhere else.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { passkeyBody, signedBody } from '@yamanote/protocol';
import type { InferOutput } from 'valibot';
import type { Hall } from '../hall.ts';
import { MOST_PASSKEYS } from '../limits.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { GuestRecord } from '../store/index.ts';

/** Where a page is that deals with passkeys: under which name it reached the hall, and which port, if it named one. */
export type Place = Pick<URL, 'hostname' | 'host'>;

/** Milliseconds: somebody may have to look for their phone first. */
const LASTS = 5 * 60_000;
/** What every authenticator knows one of, as COSE numbers them: Ed25519, P-256, and RSA for older ones of Windows. */
const ALGORITHMS = [-8, -7, -257];
/** It is asked for where it can be; a device that has neither PIN nor finger is one all the same, like a cookie. */
const VERIFICATION = 'preferred';

/** Loaded when somebody first asks for it: most halls on one computer never do. */
const library = () => import('@simplewebauthn/server');

/** What an authenticator is asked for a new passkey of this guest; it may keep none beside one that it has already. */
export async function offerPasskey(hall: Hall, guest: GuestRecord, { hostname }: Place) {
  const { generateRegistrationOptions } = await library();
  const own = await hall.store.waysBack.passkeys(guest.id);
  const options = await generateRegistrationOptions({
    rpName: 'Yamanote',
    rpID: hostname,
    // The same of the same guest, and nothing that gives their id away.
    userID: Uint8Array.from(Buffer.from(hall.keys.mark(`passkey ${guest.id}`), 'base64url')),
    userName: guest.name,
    userDisplayName: guest.name,
    timeout: LASTS,
    excludeCredentials: own.flatMap(({ id, host, transports }) =>
      host === hostname ? { id, transports: [...transports] } : [],
    ),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFICATION },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await hall.store.waysBack.challenge(options.challenge, guest.id, hall.now() + LASTS);
  return options;
}

export async function addPasskey(
  hall: Hall,
  guest: GuestRecord,
  place: Place,
  { name, credential }: InferOutput<typeof passkeyBody>,
): Promise<HallRefusal | null> {
  const { verifyRegistrationResponse } = await library();
  const response = credential as unknown as RegistrationResponseJSON;
  const expected = await expectedOf(hall, response.response.clientDataJSON, guest.id, place);
  if (isHallRefusal(expected)) return expected;
  const found = await attempt(() =>
    verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS }),
  );
  if (!found?.verified) return hallRefusal('wrong-passkey');
  const { id, publicKey, counter } = found.registrationInfo.credential;
  const passkey = {
    ...{ id, guest: guest.id, host: place.hostname, publicKey: Buffer.from(publicKey).toString('base64url') },
    ...{ counter, transports: transportsIn(response), name, madeAt: hall.now(), usedAt: null },
  };
  const isAdded = await hall.store.waysBack.addPasskey(passkey, MOST_PASSKEYS);
  return isAdded ? null : hallRefusal('enough-passkeys', '', `at most ${MOST_PASSKEYS}`);
}

/** What whoever comes is asked to sign, whoever they are: their device knows. */
export async function offerSignIn(hall: Hall, { hostname }: Place) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: hostname,
    timeout: LASTS,
    userVerification: VERIFICATION,
  });
  await hall.store.waysBack.challenge(options.challenge, null, hall.now() + LASTS);
  return options;
}

export async function signIn(
  hall: Hall,
  place: Place,
  { credential }: InferOutput<typeof signedBody>,
): Promise<GuestRecord | HallRefusal> {
  const { verifyAuthenticationResponse } = await library();
  const response = credential as unknown as AuthenticationResponseJSON;
  const expected = await expectedOf(hall, response.response.clientDataJSON, null, place);
  if (isHallRefusal(expected)) return expected;
  const known = await hall.store.waysBack.passkey(response.id);
  const guest = known === null ? null : await hall.guests.find(known.guest);
  if (known === null || guest === null) return hallRefusal('unknown-passkey');
  const { id, counter } = known;
  const found = await attempt(() =>
    verifyAuthenticationResponse({
      ...{ response, ...expected },
      credential: { id, counter, publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')) },
    }),
  );
  if (!found?.verified) return hallRefusal('wrong-passkey');
  // Another node may have heard the same device count as far already.
  const isNew = await hall.store.waysBack.usePasskey(id, found.authenticationInfo.newCounter);
  return isNew ? guest : hallRefusal('wrong-passkey');
}

/** What must stand in what was signed; its challenge is used up with this, and is one of ours for `by`. */
async function expectedOf(hall: Hall, clientData: string, by: string | null, { hostname, host }: Place) {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const { challenge } = (await attempt(async () => decodeClientDataJSON(clientData))) ?? {};
  if (typeof challenge !== 'string') return hallRefusal('wrong-passkey');
  const taken = await hall.store.waysBack.takeChallenge(challenge);
  if (taken === null) return hallRefusal('too-late');
  if (taken.guest !== by) return hallRefusal('wrong-passkey');
  // A browser has passkeys over https, whoever speaks that for us, and on its own computer.
  const isOwnComputer = hostname === 'localhost' || hostname.endsWith('.localhost');
  return {
    expectedChallenge: challenge,
    expectedOrigin: [`https://${host}`, ...(isOwnComputer ? [`http://${host}`] : [])],
    expectedRPID: hostname,
    requireUserVerification: false,
  };
}

/** Whatever is wrong with what came, the library throws; what exactly concerns nobody. */
async function attempt<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** Hints for browsers, of which some say nothing. */
function transportsIn({ response }: RegistrationResponseJSON): string[] {
  const { transports } = response;
  return Array.isArray(transports) ? transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8) : [];
}
