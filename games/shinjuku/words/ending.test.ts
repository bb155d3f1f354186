import { loadAll } from '@yamanote/games/by-language';
import type { ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { namesFor } from '@yamanote/games/wording';
import { expect, test } from 'vitest';
import { endingOf } from './ending.ts';
import { speech, words } from './index.ts';
import { PLAYED } from './testing/matches.ts';

await loadAll(words);

/** The beginnings of the turns of each match, in their order. */
function matches(): ShinjukuView[][] {
  const all: ShinjukuView[][] = [[]];
  for (const { view, seat } of PLAYED.scenes) {
    const last = all[all.length - 1];
    if (view.stack.length === 0) all.push([]);
    else if (seat !== null && view.stack.at(-1)?.kind === 'action' && view.done.length === 0) last.push(view);
  }
  return all.filter((match) => match.length > 0);
}

test('whoever is told so has no further turn, and everybody who has none after the last customers came is told so', () => {
  let told = 0;
  for (const turns of matches()) {
    for (const [i, view] of turns.entries()) {
      const again = turns.slice(i + 1).some(({ turn }) => turn === view.turn);
      const ending = endingOf(view);
      if (ending === 'last') expect(again).toBe(false);
      if (ending === 'soon') expect(again).toBe(true);
      if (view.trigger !== null && !again) expect(ending).toBe('last');
      // Only an upgrade can make it longer than it looks.
      const { upgrades } = turns[turns.length - 1];
      if (ending === 'perhaps' && upgrades === view.upgrades) expect(again).toBe(false);
      told += Number(ending === 'last');
    }
  }
  expect(told).toBeGreaterThan(3);
});

test('the question says that it is one’s last turn, or may be', () => {
  const start = matches().find(([{ options }]) => options.edition === 'retail') ?? [];
  const view = start[0];
  const seat = view.turn ?? 0;
  const seats = view.handSizes.length;
  const ask = (change: Partial<ShinjukuView>, language: 'en' | 'de' | 'ja' = 'en') =>
    speech[language].question({ ...view, ...change }, namesFor(['Ada', 'Bo', 'Chiyo', 'Dan'].slice(0, seats), seat));
  expect(ask({})).toBe('What is your first action?');
  expect(ask({ trigger: seat })).toBe('Your last turn: what is your first action?');
  expect(ask({ trigger: seat }, 'de')).toBe('Dein letzter Zug: Was ist deine erste Aktion?');
  expect(ask({ trigger: seat }, 'ja')).toBe('最後の手番です。最初のアクションは何にしますか？');
  const waiting = view.queue.map((slot, i) => ({
    ...slot,
    customers: slot.customers.map((_, one) => Number(i + one === 0)),
  }));
  // Whoever is next brings the last ones, and then comes who has the start card.
  const first = (seat + 2) % seats;
  expect(ask({ bagLevel: 0, queue: waiting, first })).toMatch(/^Perhaps your last turn: /);
  expect(ask({ bagLevel: 1, queue: waiting, first })).toBe('What is your first action?');
});
