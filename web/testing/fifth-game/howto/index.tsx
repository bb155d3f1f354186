import type { HowTo } from '@yamanote/games/how-to';
import { words } from '../words/index.ts';
import type { Words } from '../words/words.ts';

/** The goal, and what is asked. */
export const howTo: HowTo<Words, 'river'> = {
  words,
  editions: [{ id: 'river', options: {} }],
  editionName: ({ options }) => options.edition.values.river,
  columns: [1],
  cover: ({ title }) => ({ draws: <River />, caption: title }),
  stops: ({ title, goal, questions, explanations }) => [
    {
      id: 'goal',
      name: title,
      title,
      rule: 'ST-3.1',
      sections: ['ST-1', 'ST-3'],
      blocks: [{ is: 'lead', text: goal }],
    },
    {
      id: 'cross',
      name: questions.cross({ who: { name: '', you: true } }),
      title: questions.cross({ who: { name: '', you: true } }),
      rule: 'ST-2',
      sections: ['ST-2'],
      column: 1,
      blocks: [{ is: 'text', text: explanations.cross }],
    },
  ],
};

function River() {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true">
      <rect width="120" height="24" fill="#2c7fb8" />
    </svg>
  );
}
