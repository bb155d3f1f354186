import '@fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import '@yamanote/kit/modality.ts';
import { effect } from '@preact/signals';
import { notice } from '@yamanote/kit/notice.tsx';
import { watchRenders } from '@yamanote/kit/render-watch.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { server } from './connection/halls.ts';
import { watchParts } from './pages/missing-part.ts';
import { WordlessPage } from './pages/wordless.tsx';
import { theme } from './settings/settings.ts';
import { read } from './settings/stored.ts';
import { followLanguage } from './words/index.ts';
import { whyNot } from './words/refusals.ts';

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

/** Somebody has signed this device out, from another one. */
let isKnown = false;
effect(() => {
  const wasKnown = isKnown;
  isKnown = server.guest.value !== null;
  if (wasKnown && !isKnown)
    void import('./ways-back/signed-out.ts').then(({ saySignedOut }) => saySignedOut()).catch(() => undefined);
});

watchRenders();
watchParts();
const place = document.getElementById('app') as HTMLElement;
await followLanguage(() => notice(whyNot(null))).then(
  () => {
    render(<App />, place);
    // Most readers never asked to be told, and need not have it.
    if (read('push') !== null)
      void import('./notices/push.ts').then(({ keepUpToDate }) => keepUpToDate()).catch(() => undefined);
  },
  () => render(<WordlessPage />, place),
);
