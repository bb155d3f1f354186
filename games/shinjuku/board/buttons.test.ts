import { loadAll } from '@yamanote/games/by-language';
import { type Action, shinjuku } from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { buttons } from './buttons.ts';
import type { Props } from './shown.ts';
import { type Asked, questions } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const asked = questions('buttons', 3, { edition: 'retail' }, 1);

function boardOf({ view, seat }: Asked, selected: Action | null): Props {
  const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);
  return {
    view,
    viewer: seat,
    answers,
    selected,
    names: ['Ada', 'Botan', 'Chiyo'],
    language: 'en',
  } as unknown as Props;
}

const askedFor = (kind: string) => {
  const found = asked.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`nobody was asked ${kind}`);
  return found;
};

test('what was chosen in the list of all answers can be confirmed', () => {
  for (const [kind, chosen] of [
    ['extend', { do: 'single' }],
    ['action', { do: 'pass' }],
    ['ride', { do: 'stop' }],
  ] as const) {
    const [button] = buttons(boardOf(askedFor(kind), chosen)) ?? [];
    expect(button).toMatchObject({ action: chosen, primary: true });
  }
});

test('nothing that lets a chance go by stands out by itself', () => {
  for (const [kind, verb] of [
    ['extend', 'single'],
    ['action', 'pass'],
  ] as const) {
    const [button] = buttons(boardOf(askedFor(kind), null)) ?? [];
    expect(button.action).toEqual({ do: verb });
    expect(button.primary).toBeUndefined();
  }
});

test('right after a train has set off, stopping is not the button that stands out', () => {
  const rides = asked.filter(({ kind }) => kind === 'ride');
  const off = rides.filter(({ view }) => view.path.length === 1);
  const onward = rides.filter(({ view }) => view.path.length > 1);
  expect(Math.min(off.length, onward.length)).toBeGreaterThan(0);
  const primaries = (all: readonly Asked[]) =>
    all.map((one) => buttons(boardOf(one, null))?.some(({ primary }) => primary) ?? false);
  expect(new Set(primaries(off))).toEqual(new Set([false]));
  expect(new Set(primaries(onward))).toEqual(new Set([true]));
});
