/** The process in which all people of a trial live. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processorSeconds } from '../process.ts';
import type { ClientTold, Order } from './client.ts';

export interface LoadClient {
  /** Resolves with the answer, once there is one. */
  ask<Answer = void>(order: Order): Promise<Answer>;
  processorSeconds(): number;
  close(): void;
}

export function startClient(file: string, told: ClientTold): LoadClient {
  const child = spawn(process.execPath, [file, JSON.stringify(told)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  child.on('message', ({ re, answer }: { re: number; answer: unknown }) => {
    waiting.get(re)?.resolve(answer);
    waiting.delete(re);
  });
  void once(child, 'exit').then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the load client has ended'));
  });
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        const re = ++asked;
        waiting.set(re, { resolve: resolve as (answer: unknown) => void, reject });
        child.send({ re, order });
      }),
    processorSeconds: () => processorSeconds(child.pid!),
    close: () => child.kill('SIGKILL'),
  };
}
