/** The inside of the worker that checks match files: a long one takes seconds, and the page goes on meanwhile. */
import { registry } from '@yamanote/games/registry';
import { check } from './check.ts';

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  postMessage(await check(data, registry as never));
});
