/** How the pages are built: `vite build --config web/build/vite.config.ts`, into dist/web. */
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunkFileNames, codeSplitting } from './chunks.ts';
import { className } from './class-names.ts';
import { compress } from './compress.ts';
import { credits } from './credits.ts';
import { fonts } from './fonts.ts';
import { noCircles } from './no-circles.ts';
import { rulesPages } from './rules-pages.ts';

const house = join(import.meta.dirname, '../..');
/** Shows notices while no page is open. */
const WORKER = 'service-worker';
/** What no page is without. */
const AT_HOME = /^assets\/(libraries|doors|home)-/;
const fontFolder = join(house, 'dist/fonts');

export default defineConfig({
  root: join(house, 'web'),
  // Every address that a page loads starts here, so that any page can be reloaded at any depth.
  base: '/',
  plugins: [fonts(fontFolder), credits(), noCircles(), rulesPages(), compress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: { '@fonts': fontFolder } },
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: join(house, 'dist/web'),
    emptyOutDir: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    // The content security policy allows no data addresses; every picture is a file of its own.
    assetsInlineLimit: 0,
    // A page that fetches a part has what home needs; naming it again for each part would be dear.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !AT_HOME.test(file)),
    },
    rolldownOptions: {
      input: { index: join(house, 'web/index.html'), [WORKER]: join(house, `web/notices/${WORKER}.ts`) },
      output: {
        codeSplitting,
        chunkFileNames,
        // A browser looks for it under the same address again, and it may only speak for what is below that.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
      },
    },
  },
  // The hall on this device and its bots; they fetch the rules of a game when it is played.
  worker: { format: 'es' },
  server: {
    fs: { allow: [house] },
    // The hall itself runs beside it: `npm start`.
    proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
});
