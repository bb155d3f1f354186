import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from './frames.ts';

/** What a page reads that is sent these texts. */
async function read(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  server.on('connection', (socket, { socket: stream }) => {
    stream.write(framesOf(texts));
    socket.close();
  });
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  await once(socket, 'close');
  return heard;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes arrives whole', async (length) => {
  const text = 'x'.repeat(length);
  expect(await read([text])).toEqual([text]);
});

test('several texts arrive in their order, whatever they are written in', async () => {
  const texts = ['{"is":"news"}', '新宿', 'ü'.repeat(100), '', '🎲'.repeat(40_000)];
  expect(await read(texts)).toEqual(texts);
});
