import '@fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './kit/modality.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { watchParts } from './kit/failure.ts';
import { watchRenders } from './kit/render-watch.ts';
import { WordlessPage } from './pages/wordless.tsx';
import { theme } from './settings/settings.ts';
import { followLanguage } from './words/index.ts';

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

watchRenders();
watchParts();
const place = document.getElementById('app') as HTMLElement;
await followLanguage().then(
  () => render(<App />, place),
  () => render(<WordlessPage />, place),
);
