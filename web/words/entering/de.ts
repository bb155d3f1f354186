import type { EnteringWords } from './en.ts';

export const de: EnteringWords = {
  title: 'Wie lautet das Kennwort?',
  hint: 'Um hier einen Tisch zu eröffnen oder dich hinzusetzen, brauchst du ein Kennwort. Wer dich eingeladen hat, kennt es.',
  label: 'Kennwort',
  say: 'Eintreten',
  wrong: 'Das ist nicht das Kennwort. Wer dich eingeladen hat, kennt es.',
};
