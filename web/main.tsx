import '@fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './kit/modality.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { watchRenders } from './kit/render-watch.ts';
import { theme } from './settings/settings.ts';
import { followLanguage } from './words/index.ts';

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

watchRenders();
await followLanguage();
render(<App />, document.getElementById('app') as HTMLElement);
