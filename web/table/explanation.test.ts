/** What a newcomer is told before the first decision of each kind. */
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { type PretendBrowser, pretendBrowser } from '../testing/pretend-browser.ts';
import type { Session } from './session.ts';

const SESSION = {
  room: { game: { id: 'stones' }, ruleOf: (kind: string) => (kind === 'cross' ? 'ST-2.1' : null) },
  speech: signal({ goal: 'Be first across.', explain: (kind: string) => (kind === 'lay' ? null : `How to ${kind}.`) }),
  table: { info: signal(null) },
} as unknown as Session;

function openPage(browser: PretendBrowser) {
  return browser.load(async () => ({
    ...(await import('./explanation.ts')),
    ...(await import('../settings/settings.ts')),
  }));
}

it('is the goal first of all, then each kind of decision once, also after a reload', async () => {
  const browser = pretendBrowser();
  const { explanationOf, markExplained } = await openPage(browser);
  const goal = explanationOf(SESSION, 'cross')!;
  expect(goal).toEqual({ key: 'stones:goal', text: 'Be first across.', rule: null });
  markExplained(goal);
  markExplained(goal);
  const cross = explanationOf(SESSION, 'cross')!;
  expect(cross).toEqual({ key: 'stones:cross', text: 'How to cross.', rule: 'ST-2.1' });
  markExplained(cross);
  expect(explanationOf(SESSION, 'cross')).toBeNull();
  expect(explanationOf(SESSION, 'leap')?.text).toBe('How to leap.');
  const again = await openPage(browser);
  expect(again.explanationOf(SESSION, 'cross')).toBeNull();
  expect(again.explanationOf(SESSION, 'leap')?.rule).toBeNull();
});

it('is nothing where there is nothing to explain, or nobody wants it', async () => {
  const { explanationOf, markExplained, explanations } = await openPage(pretendBrowser());
  markExplained(explanationOf(SESSION, 'lay')!);
  expect(explanationOf(SESSION, 'lay')).toBeNull();
  explanations.value = 'off';
  expect(explanationOf(SESSION, 'cross')).toBeNull();
});
