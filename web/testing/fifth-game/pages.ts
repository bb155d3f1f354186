/** The pages of the hall, built with the lists of the fifth game in place of their own, and kept in memory. */
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { credits } from '../../build/credits.ts';
import { rulesPages } from '../../build/rules-pages.ts';
import config from '../../build/vite.config.ts';

const HERE = import.meta.dirname;
const REPLACED = /\/(games\/registry|web\/(boards|how-tos))\.ts$/;

const otherLists: Plugin = {
  name: 'yamanote-other-lists',
  enforce: 'pre',
  async resolveId(id, from, options) {
    const resolved = await this.resolve(id, from, { ...options, skipSelf: true });
    return resolved !== null && REPLACED.test(resolved.id) ? join(HERE, 'lists.ts') : resolved;
  },
};

/** By their address, from the root. */
export async function buildPages(): Promise<ReadonlyMap<string, string | Buffer>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [otherLists, credits(), rulesPages()],
    worker: { ...config.worker, plugins: () => [otherLists] },
    build: { ...config.build, write: false, emptyOutDir: false, minify: false },
  })) as Rollup.RollupOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  );
}
