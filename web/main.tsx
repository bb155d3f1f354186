import '@fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './kit/modality.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { notice } from './kit/notice.tsx';
import { watchRenders } from './kit/render-watch.ts';
import { watchParts } from './pages/missing-part.ts';
import { WordlessPage } from './pages/wordless.tsx';
import { theme } from './settings/settings.ts';
import { followLanguage } from './words/index.ts';
import { whyNot } from './words/refusals.ts';

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

watchRenders();
watchParts();
const place = document.getElementById('app') as HTMLElement;
await followLanguage(() => notice(whyNot(null))).then(
  () => render(<App />, place),
  () => render(<WordlessPage />, place),
);
