// @vitest-environment happy-dom
/** What somebody is told who comes back to a match. */
import { signal } from '@preact/signals';
import { namesFor } from '@yamanote/games/wording';
import { follow } from '@yamanote/kit/testing/draw.ts';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubEmptyStorage } from '../testing/empty-shelf.ts';
import { useRecap } from './recap.ts';
import type { Session } from './session.ts';
import type { Chapter } from './story.ts';

beforeEach(stubEmptyStorage);

/** Seats 0 (the reader), 1 and 2 play in turn, an entry each. */
const CHAPTERS = Array.from({ length: 12 }, (_, entry): Chapter => {
  const seat = entry % 3;
  return { seat, number: entry + 1, lines: [], told: [{ entry, event: entry }], byBot: false };
});

function openPage(entry: number) {
  const now = signal({ step: { entry } });
  const turn = ([event]: readonly number[]) => ({ did: `plays ${event}`, toYou: null, tone: null, shows: [] });
  const session = {
    table: { progress: signal({ match: 'm' }) },
    chapters: signal(CHAPTERS),
    stage: { now },
    speech: signal({ turn }),
    names: signal(namesFor(['Mika', 'Jonas', 'Aoi'], 0)),
    viewer: signal(0),
  } as unknown as Session;
  const recap = follow(() => useRecap(session));
  return {
    told: () => recap.now?.turns.map(({ did }) => did) ?? null,
    dismiss: () => act(() => recap.now?.dismiss()),
    show(entry: number) {
      act(() => {
        now.value = { step: { entry } };
      });
      recap.again();
    },
  };
}

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('tells the turns of others that were played while the page was closed, until they are read', () => {
  openPage(2).show(3);
  const again = openPage(9);
  expect(again.told()).toEqual(['plays 4', 'plays 5', 'plays 7', 'plays 8']);
  again.dismiss();
  expect(again.told()).toBeNull();
  again.show(11);
  expect(again.told()).toBeNull();
});

it('tells nothing to who comes for the first time, or missed no more than a turn', () => {
  expect(openPage(9).told()).toBeNull();
  expect(openPage(10).told()).toBeNull();
});

it('tells what was played while somebody looked elsewhere', () => {
  const page = openPage(3);
  look('hidden');
  page.show(8);
  expect(page.told()).toBeNull();
  look('visible');
  expect(page.told()).toEqual(['plays 4', 'plays 5', 'plays 7', 'plays 8']);
});
