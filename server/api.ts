/** The few HTTP requests: those that set the cookie, the health check, and finished matches as files. */
import { CLAIM, claimBody, GUEST, guestBody, HEALTH, ME, matchFileOf } from '@yamanote/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { claim } from './claims.ts';
import type { Hall } from './hall.ts';
import { type Limits, makeBuckets, type Rate } from './limits.ts';
import { matchFile } from './matches/download.ts';
import { makeFileShelf } from './matches/file-shelf.ts';
import { serveNotices } from './notices-api.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from './refusals.ts';
import type { GuestRecord } from './store/index.ts';
import { retell } from './tables/broadcast.ts';
import { serveWaysBack } from './ways-back-api.ts';

const STATUS: Partial<Record<HallRefusal['refused'], number>> = {
  'unknown-guest': 401,
  'bad-code': 404,
  'unknown-passkey': 404,
  'too-late': 410,
  'enough-passkeys': 409,
  'unknown-table': 404,
  'unknown-match': 404,
  'not-over': 409,
  frozen: 409,
  'seat-taken': 409,
  'not-host': 403,
  'private-address': 403,
  'enough-channels': 409,
  'no-answer': 422,
  'too-fast': 429,
  'not-stored': 503,
};

export function serveApi(app: FastifyInstance, hall: Hall, limits: Limits): void {
  /** Turns away what comes from elsewhere, or too fast. */
  function guard(rate: Rate) {
    const mayTry = makeBuckets(rate);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { address, isSameSite } = hall.door(request.raw);
      if (!isSameSite) await reply.code(403).send(refusalBody(hallRefusal('malformed', 'origin')));
      else if (!mayTry(address, hall.clock())) await refuseWith(reply, hallRefusal('too-fast'));
    };
  }

  /** From now on the browser is this guest. */
  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, name, colour }: GuestRecord,
    more: object = {},
  ): Promise<FastifyReply> {
    const cookie = await hall.guests.cookieFor(id, hall.door(request.raw).isSecure);
    return reply.header('set-cookie', cookie).send({ guest: { name, colour }, ...more });
  }

  /** Whatever it is that somebody tries to guess, their tries are counted together. */
  const guardTries = guard(limits.claim);
  const files = makeFileShelf((table, match) => matchFile(hall, table, match));

  app.get(HEALTH, () => ({ ok: true }));

  app.get(ME, { preHandler: guard(limits.guest) }, async (request, reply) => {
    const guest = await hall.guests.fromCookies(request.headers.cookie);
    return guest === null ? reply.send({ guest }) : welcome(request, reply, guest);
  });

  app.post(GUEST, { preHandler: guard(limits.guest) }, async (request, reply) => {
    const body = v.safeParse(guestBody, request.body, { abortEarly: true });
    if (!body.success) return refuseWith(reply, malformed(body.issues[0]));
    const known = await hall.guests.fromCookies(request.headers.cookie);
    const guest = await hall.guests.save(known?.id ?? null, body.output);
    if (known !== null) retell(hall, guest);
    return welcome(request, reply, guest);
  });

  app.post(CLAIM, { preHandler: guardTries }, async (request, reply) => {
    const body = v.safeParse(claimBody, request.body, { abortEarly: true });
    if (!body.success) return refuseWith(reply, malformed(body.issues[0]));
    const bearer = await hall.guests.fromCookies(request.headers.cookie);
    const claimed = await claim(hall, body.output.code.toLowerCase(), bearer);
    if (isHallRefusal(claimed)) return refuseWith(reply, claimed);
    const { guest, table } = claimed;
    return welcome(request, reply, guest, { table });
  });

  serveNotices(app, hall, { guard: guard(limits.guest), malformed, refuseWith });
  serveWaysBack(app, hall, { guard: guard(limits.guest), guardTries, malformed, refuseWith, welcome });

  app.get<{ Params: { table: string; match: string } }>(
    matchFileOf(':table', ':match'),
    { preHandler: guard(limits.download) },
    async (request, reply) => {
      const { table, match: id } = request.params;
      const file = await files(table, id);
      if (isHallRefusal(file)) return refuseWith(reply, file);
      return reply
        .header('content-disposition', `attachment; filename="${id}.json"`)
        .type('application/json; charset=utf-8')
        .send(file);
    },
  );
}

function malformed(issue: v.BaseIssue<unknown>): HallRefusal {
  return hallRefusal('malformed', v.getDotPath(issue) ?? '', issue.expected ?? issue.message);
}

function refusalBody({ refused: code, field, expected }: HallRefusal) {
  return { is: 'refused', code, field, expected };
}

function refuseWith(reply: FastifyReply, refusal: HallRefusal): FastifyReply {
  return reply.code(STATUS[refusal.refused] ?? 400).send(refusalBody(refusal));
}
