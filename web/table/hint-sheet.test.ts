// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { namesFor } from '@yamanote/games/wording';
import { draw } from '@yamanote/kit/testing/draw.ts';
import type { Hint } from '@yamanote/running-match';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { followLanguage } from '../words/index.ts';
import { HintSheet } from './hint-sheet.tsx';
import type { Session } from './session.ts';

await followLanguage();

const HINT: Hint = [
  { answer: 'go', value: 0.6, error: 0.01, odds: { rain: 2 } },
  { answer: 'stay', value: 0.5, error: null },
];

function sheetOf(hint: Hint) {
  const proposed: unknown[] = [];
  let closed = 0;
  const session = {
    composer: { propose: (answer: unknown) => proposed.push(answer) },
    hints: { shown: signal(hint) },
    speech: signal({
      action: (action: string) => `To ${action}`,
      odds: ({ rain }: { rain: number }) => `Rain: ${rain}`,
    }),
    names: signal(namesFor(['Mika', 'Jo'], 0)),
    table: { progress: signal({ sight: { view: {} } }) },
  } as unknown as Session;
  const { place } = draw(() => h(HintSheet, { session, close: () => closed++ }));
  return { place, proposed, closed: () => closed };
}

it('lists what could be answered with what it is worth, and a press selects it', () => {
  const { place, proposed, closed } = sheetOf(HINT);
  const rows = [...place.querySelectorAll<HTMLElement>('li button')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(['60 % ±2 To goRain: 2', '50 %  To stay']);
  rows[1].click();
  expect([proposed, closed()]).toEqual([['stay'], 1]);
});

it('says why the first answer comes first where another one looks a little better', () => {
  const { close } = en.table.hint;
  const [go, stay] = HINT;
  expect(sheetOf(HINT).place.textContent).not.toContain(close);
  expect(sheetOf([go, { ...stay, value: 0.61 }]).place.textContent).toContain(close);
});
