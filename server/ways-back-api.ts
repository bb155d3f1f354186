/** Ways back to who one is: over HTTP, since they set cookies or are asked for with one. */
import {
  NEW_CODE,
  nothingBody,
  PASSKEY,
  PASSKEY_OFFER,
  passkeyBody,
  RECOVER,
  REMOVE_PASSKEY,
  recoverBody,
  removePasskeyBody,
  SIGN_IN,
  SIGN_IN_OFFER,
  SIGN_OUT,
  signedBody,
  signOutBody,
  WAYS_BACK,
  type WaysBack,
} from '@yamanote/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Hall } from './hall.ts';
import type { Answering } from './notices-api.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from './refusals.ts';
import type { GuestRecord } from './store/index.ts';
import { addPasskey, offerPasskey, offerSignIn, type Place, signIn } from './ways-back/passkeys.ts';
import { newRecoveryCode, recover } from './ways-back/recovery.ts';
import { signOutOthers } from './ways-back/sign-out.ts';

export interface Welcoming extends Answering {
  /** For what somebody might try to guess. */
  guardTries: preHandlerAsyncHookHandler;
  /** Makes the browser this guest, and says who that is. */
  welcome(request: FastifyRequest, reply: FastifyReply, guest: GuestRecord, more?: object): Promise<FastifyReply>;
}

export function serveWaysBack(app: FastifyInstance, hall: Hall, answering: Welcoming): void {
  const { guard, guardTries, malformed, refuseWith, welcome } = answering;

  /** Where the page is that asks: what it says of that was looked at, at the door. */
  const placeOf = ({ raw }: FastifyRequest): Place => new URL(hall.door(raw).origin);

  async function waysBackOf({ id }: GuestRecord, { hostname }: Place): Promise<WaysBack> {
    const { waysBack } = hall.store;
    const [codeMadeAt, passkeys] = await Promise.all([waysBack.codeMadeAt(id), waysBack.passkeys(id)]);
    return {
      codeMadeAt,
      passkeys: passkeys.map(({ id, name, host, madeAt, usedAt }) => {
        return { id, name, host, isHere: host === hostname, madeAt, usedAt };
      }),
    };
  }

  /** Takes what has this shape; what is done with it may answer by itself. */
  function post<Body extends v.GenericSchema>(
    address: string,
    preHandler: preHandlerAsyncHookHandler,
    shape: Body,
    act: (wish: v.InferOutput<Body>, request: FastifyRequest, reply: FastifyReply) => Promise<object | HallRefusal>,
  ): void {
    app.post(address, { preHandler }, async (request, reply) => {
      const body = v.safeParse(shape, request.body, { abortEarly: true });
      if (!body.success) return refuseWith(reply, malformed(body.issues[0]));
      const done = await act(body.output, request, reply);
      if (isHallRefusal(done)) return refuseWith(reply, done);
      return done === reply ? reply : reply.send(done);
    });
  }

  /** Changes something for a known guest, and answers how they come back then. */
  function change<Body extends v.GenericSchema>(
    address: string,
    shape: Body,
    act: (guest: GuestRecord, wish: v.InferOutput<Body>, place: Place) => Promise<object | HallRefusal | null>,
  ): void {
    post(address, guard, shape, async (wish, request) => {
      const guest = await hall.guests.fromCookies(request.headers.cookie);
      if (guest === null) return hallRefusal('unknown-guest');
      if (!hall.quotas.may('code', { guest, address: hall.door(request.raw).address })) return hallRefusal('too-fast');
      const place = placeOf(request);
      const done = await act(guest, wish, place);
      return isHallRefusal(done) ? done : { ...(await waysBackOf(guest, place)), ...done };
    });
  }

  /** Makes whoever comes the guest that they prove to be. */
  function enter<Body extends v.GenericSchema>(
    address: string,
    shape: Body,
    find: (wish: v.InferOutput<Body>, place: Place) => Promise<GuestRecord | HallRefusal>,
  ): void {
    post(address, guardTries, shape, async (wish, request, reply) => {
      const guest = await find(wish, placeOf(request));
      return isHallRefusal(guest) ? guest : welcome(request, reply, guest);
    });
  }

  app.get(WAYS_BACK, { preHandler: guard }, async (request, reply) => {
    const guest = await hall.guests.fromCookies(request.headers.cookie);
    return guest === null ? refuseWith(reply, hallRefusal('unknown-guest')) : waysBackOf(guest, placeOf(request));
  });
  change(NEW_CODE, nothingBody, async (guest) => ({ code: await newRecoveryCode(hall, guest) }));
  change(PASSKEY_OFFER, nothingBody, async (guest, _, place) => ({ options: await offerPasskey(hall, guest, place) }));
  change(PASSKEY, passkeyBody, (guest, wish, place) => addPasskey(hall, guest, place, wish));
  change(REMOVE_PASSKEY, removePasskeyBody, async ({ id }, { passkey }) => {
    // One that is gone already is gone.
    await hall.store.waysBack.removePasskey(passkey, id);
    return null;
  });
  post(SIGN_OUT, guard, signOutBody, async ({ channel }, request, reply) => {
    const guest = await hall.guests.fromCookies(request.headers.cookie);
    if (guest === null) return hallRefusal('unknown-guest');
    await signOutOthers(hall, guest, channel);
    return welcome(request, reply, guest);
  });
  enter(RECOVER, recoverBody, ({ code }) => recover(hall, code));
  post(SIGN_IN_OFFER, guard, nothingBody, async (_, request) => ({
    options: await offerSignIn(hall, placeOf(request)),
  }));
  enter(SIGN_IN, signedBody, (wish, place) => signIn(hall, place, wish));
}
