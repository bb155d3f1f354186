import type { EnteringWords } from './en.ts';

export const de: EnteringWords = {
  title: 'Wie heißt das Wort?',
  hint: 'Um hier einen Tisch zu eröffnen oder dich hinzusetzen, brauchst du ein Wort. Frag, wer dich eingeladen hat.',
  label: 'Wort',
  say: 'Hinein',
  wrong: 'So heißt das Wort nicht. Frag, wer dich eingeladen hat.',
};
