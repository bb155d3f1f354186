/** Somebody's server, to which notices are sent: over http, or https as this computer alone trusts it. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What is answered to it: a status, or nothing at all until the test is over. */
type Answer = number | 'nothing';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  answer: Answer;
}

export interface Receiver {
  /** Such as `http://127.0.0.1:4711`. */
  address: string;
  readonly received: readonly Received[];
  /** Resolves as soon as so many have come. */
  until(count: number): Promise<void>;
  /** From now on: what is said to the next, and then to all others. */
  answer(...answers: readonly Answer[]): void;
}

export async function openReceiver({ secure = false } = {}): Promise<Receiver> {
  const received: Received[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  let answers: Answer[] = [204];
  const server = (secure ? createSecureServer({ key: KEY, cert: CERTIFICATE }) : createServer()).on(
    'request',
    async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const answer = answers.length > 1 ? answers.shift()! : answers[0];
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts), answer });
      if (answer !== 'nothing') response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
      for (const one of waiting) if (one.count <= received.length) one.resolve();
    },
  );
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    answer(...given) {
      answers = [...given];
    },
  };
}

/** Its own, which nobody trusts who is not told to; the key is nobody's secret. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUGl7nambLeMsgA/vIq+UPZXu/WBswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExOTIxMTMyNFoYDzIxMjYxMDI2
MjExMzI0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARtkGn0cWlkDU3GaTg8FApI9nfRQG8f7LLeKOoCoq64ed06W5qXWqBs
Stc43QC1MaBppagfeUNxZe6gi5jQvOrro28wbTAdBgNVHQ4EFgQUCt6MAePEWSGl
x4ubPon7ikGKQcMwHwYDVR0jBBgwFoAUCt6MAePEWSGlx4ubPon7ikGKQcMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAJ7oFCAfnS5649VgdVHpGrCg5QAcyGJiPhkfjDlTu4nUAiAK
Gade/OIEaQkfvGTSpWbUWhH2urCCpWYpQt6ATP1HlQ==
-----END CERTIFICATE-----
`;

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQge+fkVhhldonkHjX8
mvMhqjOWn5TdrzBUcnh/cz9a3E2hRANCAARtkGn0cWlkDU3GaTg8FApI9nfRQG8f
7LLeKOoCoq64ed06W5qXWqBsStc43QC1MaBppagfeUNxZe6gi5jQvOrr
-----END PRIVATE KEY-----
`;
