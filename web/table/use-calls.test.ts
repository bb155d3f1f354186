// @vitest-environment happy-dom
/** What a page says to who listens, and how it calls who has looked away. */
import { batch, signal } from '@preact/signals';
import { namesFor } from '@yamanote/games/wording';
import { Announcer } from '@yamanote/kit/announcer.tsx';
import { draw } from '@yamanote/kit/testing/draw.ts';
import { kitWords } from '@yamanote/kit/words.ts';
import type { TableInfo } from '@yamanote/protocol';
import { h } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { explanations } from '../settings/settings.ts';
import { en } from '../words/en.ts';
import { words } from '../words/index.ts';
import { tableName } from './names.ts';
import type { Session } from './session.ts';
import type { Chapter } from './story.ts';
import { useCalls } from './use-calls.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  words.value = en;
  kitWords.value = en.kit;
  explanations.value = 'off';
  return () => vi.unstubAllGlobals();
});

const SPEECH = {
  title: 'Stepping Stones',
  goal: 'Be the first across.',
  question: (view: { stone: number }) => `Step or leap onto stone ${view.stone}?`,
  situation: () => 'Two of five stones are behind you.',
  holds: () => 'You have a stick.',
  explain: (kind: string) => `How to ${kind}.`,
  event: () => null,
  turn: (events: readonly unknown[]) => ({ did: `crosses ${events.length}`, toYou: null, tone: null, shows: [] }),
};

/** A turn with one line for each of these entries. */
function turn(number: number, seat: number, ...entries: number[]): Chapter {
  const lines = entries.map((entry) => ({ entry, place: 0, seat, text: `Entry ${entry}.`, minor: false }));
  return { seat, number, lines, told: entries.map((entry) => ({ entry, event: entry })), byBot: false };
}

const SEATS = [
  { guest: 'Mika', bot: null },
  { guest: null, bot: 'greedy' },
  { guest: 'Aoi', bot: null },
];

/** A page at seat 0 of a table with a bot at seat 1, and another person at seat 2. */
function openPage(id = 'k7m') {
  const asking = signal<object | null>(null);
  const chapters = signal<readonly Chapter[]>([]);
  const fallen = signal(false);
  const progress = signal<object | null>(null);
  const info = signal<object>({ table: id, seats: SEATS });
  const session = {
    composer: { asking },
    speech: signal(SPEECH),
    names: signal(namesFor(['Mika', 'Bot', 'Aoi'], 0)),
    viewer: signal(0),
    chapters,
    fallen,
    settled: signal(true),
    stage: { now: signal(null) },
    room: { game: { id: 'stones' }, ruleOf: () => null },
    table: { progress, info },
  } as unknown as Session;
  const { place } = draw(() => {
    useCalls(session, { table: id } as TableInfo);
    return h(Announcer, {});
  });
  const said = (how: 'polite' | 'assertive') =>
    [...place.querySelectorAll(`[aria-live="${how}"] p`)].map((one) => one.textContent);
  /** The match has come so far; `stone`: what is asked about, `null` while others play. */
  const goOn = (
    turns: readonly Chapter[],
    stone: number | null,
    waitsFor: number[] = [],
    own: readonly number[] = [],
  ) =>
    act(() =>
      batch(() => {
        const next = turns.flatMap(({ told }) => told).length;
        chapters.value = turns;
        const pending = waitsFor.length > 0 ? { is: 'ask', seats: waitsFor } : { is: 'over' };
        const showings = Array.from({ length: next }, (_, index) => ({
          entry: { index, seat: own.includes(index) ? 0 : 1 },
        }));
        progress.value = { match: 'm', showings, sight: { next, pending, view: {} } };
        asking.value = stone === null ? null : { kind: 'cross', view: { stone } };
      }),
    );
  const propose = (proposal: object | null) =>
    act(() => {
      info.value = { ...info.value, stage: 'running', proposal };
    });
  return { said, goOn, fallen, propose };
}

it('has the question in the title as long as it is asked', () => {
  const { goOn } = openPage();
  goOn([], 1, [0]);
  // Among several tables it is found by its name.
  const asked = `● ${en.table.yourMove({ game: 'Stepping Stones' })}`;
  expect(document.title).toBe(`${asked} · ${tableName('k7m', en)}`);
  goOn([turn(1, 0, 0)], null, [1], [0]);
  expect(document.title).toMatch(/^Stepping Stones · .* · Yamanote$/);
});

it('has in the title that a word on a proposal is wanted, until it is given', () => {
  const { goOn, propose } = openPage();
  goOn([], null, [1]);
  const proposal = { moment: undefined, refusedBy: null, agreed: [1] };
  propose(proposal);
  expect(document.title).toBe(`● ${en.home.yourWord} · Stepping Stones · ${tableName('k7m', en)}`);
  propose({ ...proposal, agreed: [1, 0] });
  expect(document.title).toMatch(/^Stepping Stones · .* · Yamanote$/);
});

it('tells with a question whose turn it is, how things stand and what one has', () => {
  const { goOn, said } = openPage();
  goOn([turn(1, 1, 0, 1), turn(2, 0, 2)], 3, [0]);
  const [heard] = said('assertive');
  const { turnIsYours } = en.table;
  expect(heard).toMatch(/^Bot crosses 2\. /);
  expect(heard).toContain(`${turnIsYours} ${SPEECH.situation()} ${SPEECH.holds()} Step or leap onto stone 3?`);
});

it('calls by name whoever has the device now, where several share it', () => {
  const { goOn, said } = openPage('local-1');
  goOn([turn(1, 0, 0)], 3, [0]);
  expect(said('assertive')[0]).toContain(en.table.overTo({ name: 'Mika' }));
  goOn([turn(1, 0, 0, 1)], 4, [0], [1]);
  expect(said('assertive').at(-1)).not.toContain(en.table.overTo({ name: 'Mika' }));
});

it('explains a question once, and the goal before anything else', () => {
  explanations.value = 'on';
  const { goOn, said } = openPage();
  goOn([turn(1, 0, 0)], 1, [0]);
  goOn([turn(1, 0, 0, 1)], 2, [0], [1]);
  expect(said('assertive').filter((text) => text?.includes(SPEECH.goal))).toHaveLength(1);
});

it('tells what happened while another person thinks, but lets bots finish first', () => {
  const { goOn, said } = openPage();
  goOn([turn(1, 0, 0)], null, [1], [0]);
  expect(said('polite')).toEqual([]);
  goOn([turn(1, 0, 0), turn(2, 1, 1), turn(3, 2, 2)], null, [2], [0]);
  expect(said('polite')).toHaveLength(1);
  expect(said('polite')[0]).toContain('Bot crosses 1.');
});

it('tells how things stand when the match is over', () => {
  const { goOn, said } = openPage();
  goOn([turn(1, 0, 0)], null, [1], [0]);
  goOn([turn(1, 0, 0), turn(2, 1, 1)], null);
  expect(said('polite').at(-1)).toContain(SPEECH.situation());
});

it('asks the same thing again after an answer to it, and is silent about what is not asked any more', () => {
  const { goOn, said } = openPage();
  goOn([turn(1, 0, 0)], 1, [0]);
  goOn([turn(1, 0, 0, 1)], 1, [0], [1]);
  expect(said('assertive')).toHaveLength(2);
  goOn([turn(1, 0, 0, 1, 2)], null, [1], [1]);
  expect(said('assertive')).toEqual([]);
});

it('says once that one has fallen out of the match', () => {
  const { goOn, said, fallen } = openPage();
  goOn([turn(1, 1, 0)], null, [1]);
  act(() => {
    fallen.value = true;
  });
  goOn([turn(1, 1, 0, 1)], null, [1]);
  expect(said('assertive').filter((text) => text?.includes(en.table.fallen))).toHaveLength(1);
});
