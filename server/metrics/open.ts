/** Serves the figures, at an address of their own and nothing else there: they are not for everybody. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { METRICS, type Metrics, NO_METRICS } from './metrics.ts';

export interface OpenMetrics {
  metrics: Metrics;
  /** `null` where nothing is served. */
  port: number | null;
  close(): void;
}

/** At this address; nowhere for `null`. */
export async function openMetrics(address: { host: string; port: number } | null): Promise<OpenMetrics> {
  if (address === null) return { metrics: NO_METRICS, port: null, close() {} };
  // Whoever asks for no figures loads nothing that makes them.
  const { makeFigures } = await import('./prometheus.ts');
  const { metrics, registry } = makeFigures();
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== METRICS) return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return {
    metrics,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
