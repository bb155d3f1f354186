/** The pages, their headers, and the API, on one port. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { MOST_BODY_BYTES } from '@yamanote/protocol';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveApi } from './api.ts';
import type { Hall } from './hall.ts';
import { type Limits, makeBuckets } from './limits.ts';
import { placeOf } from './log.ts';
import { isPreviewed, previewOf, withPreview } from './previews/preview.ts';
import { isProbe, type NotReady, serveProbes } from './probes.ts';
import { isPassing } from './store/index.ts';

/** A page loads from this hall and nowhere else, runs no script but ours, and stands in no foreign frame. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const YEAR = 31_536_000;
/** Milliseconds for a whole request. */
const REQUEST_TIMEOUT = 30_000;

export async function makeHttp(
  hall: Hall,
  limits: Limits,
  webRoot: string | null,
  whyNotReady: () => NotReady | null,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MOST_BODY_BYTES,
    forceCloseConnections: true,
    // Whoever sends a request byte by byte is not waited for.
    requestTimeout: REQUEST_TIMEOUT,
  });
  limitConnections(app, hall, limits);
  app.removeContentTypeParser('text/plain');
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request) || hall.door(request.raw).isOurs) return;
    return reply
      .code(421)
      .type('text/plain')
      .send(`This hall is not called ${request.hostname}: start it with --host.`);
  });
  app.setErrorHandler((error, request, reply) => refuseBroken(hall, error, request.url, reply));
  serveProbes(app, whyNotReady);
  serveApi(app, hall, limits);
  if (webRoot !== null && existsSync(webRoot)) await servePages(app, hall, limits, webRoot);
  else app.setNotFoundHandler((_, reply) => reply.code(404).send({ is: 'refused', code: 'unknown-request' }));
  return app;
}

/** Also connections that never become a request, or a page, count. */
function limitConnections({ server }: FastifyInstance, hall: Hall, limits: Limits): void {
  const open = new Map<string, number>();
  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= limits.connectionsPerAddress) return;
    hall.warn(address, 'connection-turned-away');
    socket.destroy();
  });
}

/** Names of built files contain a hash of their content, so they never change; the page that names them is asked for anew. */
async function servePages(app: FastifyInstance, hall: Hall, limits: Limits, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // The build leaves compressed copies beside the files.
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(root, 'assets/'));
      response.setHeader('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  // Every address of a page can be reloaded and shared: the page itself knows what to show there.
  const mayPreview = makeBuckets(limits.guest);
  const index = join(root, 'index.html');
  app.setNotFoundHandler(async (request, reply) => {
    const [path] = request.url.split('?');
    // A name with an ending is a file that is not there; whoever previews a shared link does not say what it accepts.
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (!isPage || !existsSync(index)) {
      return reply.code(404).send({ is: 'refused', code: 'unknown-request' });
    }
    const { address, origin } = hall.door(request.raw);
    // Whoever asks for very many is sent the page without.
    const preview = isPreviewed(path) && mayPreview(address, hall.clock()) ? await previewOf(hall, path) : null;
    if (preview === null) return reply.sendFile('index.html');
    const html = withPreview(readFileSync(index, 'utf8'), preview, origin);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}

function refuseBroken(hall: Hall, error: unknown, url: string, reply: FastifyReply): FastifyReply {
  // The same may be asked again in a moment.
  const isUnstored = isPassing(error);
  const { statusCode = isUnstored ? 503 : 500 } = Object(error) as { statusCode?: number };
  if (statusCode >= 500)
    hall.log('error', 'http-failed', { path: url.split('?')[0].slice(0, 100), place: placeOf(error) });
  const broken = isUnstored ? 'not-stored' : 'internal';
  const code = statusCode === 413 ? 'too-large' : statusCode >= 500 ? broken : 'malformed';
  return reply.code(statusCode).send({ is: 'refused', code, field: '', expected: '' });
}

/** Changes when the pages do, so that an old page knows to load anew. */
export function buildOf(webRoot: string | null): string {
  const index = webRoot === null ? '' : join(webRoot, 'index.html');
  if (!existsSync(index)) return 'none';
  return createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 12);
}
