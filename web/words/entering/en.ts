export const en = {
  title: 'What is the word?',
  hint: 'To open a table or sit down here, you need a word. Ask whoever invited you.',
  label: 'Word',
  say: 'Let me in',
  wrong: 'That is not the word. Ask whoever invited you.',
};

export type EnteringWords = typeof en;
