/** Where one is told of one's turns: over HTTP, since a browser's worker that shows notices has no socket. */
import {
  CHANNELS,
  type Channels,
  HOOK,
  hookBody,
  PUSH,
  pushBody,
  QUIET,
  quietBody,
  REMOVE,
  removeBody,
} from '@yamanote/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Caller } from './caller.ts';
import type { Hall } from './hall.ts';
import { addHook, addPush, channelsOf, removeChannel, setQuiet } from './notices/channels.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from './refusals.ts';

export interface Answering {
  guard: preHandlerAsyncHookHandler;
  malformed(issue: v.BaseIssue<unknown>): HallRefusal;
  refuseWith(reply: FastifyReply, refusal: HallRefusal): FastifyReply;
}

export function serveNotices(app: FastifyInstance, hall: Hall, { guard, malformed, refuseWith }: Answering): void {
  async function callerOf({ headers, raw }: FastifyRequest): Promise<Caller & { origin: string }> {
    const { address, origin } = hall.door(raw);
    return { guest: await hall.guests.fromCookies(headers.cookie), address, origin };
  }

  async function answer(reply: FastifyReply, channels: Promise<Channels | HallRefusal>): Promise<FastifyReply> {
    const found = await channels;
    return isHallRefusal(found) ? refuseWith(reply, found) : reply.send(found);
  }

  /** Changes something for a known guest. */
  function change<Body extends v.GenericSchema>(
    address: string,
    shape: Body,
    act: (
      hall: Hall,
      caller: Caller & { origin: string },
      wish: v.InferOutput<Body>,
    ) => Promise<Channels | HallRefusal>,
  ): void {
    app.post(address, { preHandler: guard }, async (request, reply) => {
      const body = v.safeParse(shape, request.body, { abortEarly: true });
      if (!body.success) return refuseWith(reply, malformed(body.issues[0]));
      const caller = await callerOf(request);
      if (!hall.quotas.may('channel', caller)) return refuseWith(reply, hallRefusal('too-fast'));
      return answer(reply, act(hall, caller, body.output));
    });
  }

  app.get<{ Querystring: { table?: string | string[] } }>(CHANNELS, { preHandler: guard }, async (request, reply) => {
    const { table = null } = request.query;
    if (Array.isArray(table)) return refuseWith(reply, hallRefusal('malformed', 'table', 'one table'));
    return answer(reply, channelsOf(hall, await callerOf(request), table));
  });
  change(PUSH, pushBody, addPush);
  change(HOOK, hookBody, addHook);
  change(REMOVE, removeBody, removeChannel);
  change(QUIET, quietBody, setQuiet);
}
