import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { watchAnswers } from './last-answers.ts';

test('what was asked is waited for, and answered as the last on its connection', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    server.close();
    agent.destroy();
  });
  const answers = watchAnswers(server);
  const ask = () => request({ agent, port: (server.address() as AddressInfo).port }).end();

  const first = ask();
  const [, early] = (await once(server, 'request')) as [unknown, ServerResponse];
  early.end();
  const [kept] = await once(first, 'response');
  expect(kept.headers.connection).toBe('keep-alive');
  await once(kept.resume(), 'end');
  await answers.given(0);

  answers.begin();
  const second = ask();
  const [, late] = (await once(server, 'request')) as [unknown, ServerResponse];
  const heard: string[] = [];
  const given = answers.given(60_000).then(() => heard.push('given'));
  second.once('response', (response) => {
    heard.push(`connection: ${response.headers.connection}`);
    response.resume();
  });
  late.end();
  await Promise.all([given, once(second, 'close')]);
  expect(heard.sort()).toEqual(['connection: close', 'given']);
});

test('nobody is waited for longer than was said', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const answers = watchAnswers(server);
  request({ port: (server.address() as AddressInfo).port })
    .on('error', () => {})
    .end();
  await once(server, 'request');
  await expect(answers.given(1)).resolves.toBeUndefined();
});
