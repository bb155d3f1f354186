/** How a closing hall ends with those who ask over HTTP: what was asked is answered, and nothing more is asked. */
import type { Server, ServerResponse } from 'node:http';

export interface LastAnswers {
  /** From now on every answer is the last on its connection. */
  begin(): void;
  /** Resolves when no answer is being given, or after so many milliseconds. */
  given(most: number): Promise<void>;
}

export function watchAnswers(server: Server): LastAnswers {
  let closing = false;
  let underWay = 0;
  let done = () => {};
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay++;
    if (closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      if (--underWay === 0) done();
    });
  });
  return {
    begin() {
      closing = true;
    },
    async given(most) {
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        done = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
