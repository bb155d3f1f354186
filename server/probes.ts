/**
 * What proxies, and whoever watches over a hall, ask: whether it lives, and whether people may be sent here. They ask by
 * whatever name or address they have for it, and are neither limited nor noted.
 */
import { LIVING, READY } from '@yamanote/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Why nobody should be sent here now. */
export type NotReady = 'starting' | 'draining' | 'store-away';

const PROBES: readonly (string | undefined)[] = [LIVING, READY];

export function isProbe({ routeOptions }: FastifyRequest): boolean {
  return PROBES.includes(routeOptions.url);
}

export function serveProbes(app: FastifyInstance, whyNot: () => NotReady | null): void {
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  app.get(LIVING, (_, reply) => fresh(reply).send({ ok: true }));
  app.get(READY, (_, reply) => {
    const why = whyNot();
    return fresh(reply)
      .code(why === null ? 200 : 503)
      .send({ ready: why === null, why });
  });
}
