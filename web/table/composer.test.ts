import { computed, signal } from '@preact/signals';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { headerOf, isRefusal, type Json, type WholeGame } from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import { commit, openMatch, type RunningMatch, receive, sightOf } from '@yamanote/running-match';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Progress, WatchedTable } from '../connection/table.ts';
import { createComposer } from './composer.ts';

/** What the browser keeps for a tab. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

const game = machiKoro as unknown as WholeGame;
type Action = { do: string; card?: string };
const board = {
  targets: ({ do: verb, card }: Action) => (card === undefined ? [] : [`${verb}:${card}`]),
  confirm: ({ do: verb }: Action) => verb === 'build',
  partial: ({ do: verb }: Action) => verb === 'give',
} as unknown as Board;

/** A real table in the page's place of the hall; it notes what is sent, and plays it. */
function sitDown(position: Json, differently: Partial<Board> = {}, line: 'open' | 'held' = 'open') {
  const seed = 'ab'.repeat(32);
  const seats = ['Mika', 'Jonas'].map((name) => ({
    name,
    salt: '5a'.repeat(16),
    player: 'person',
    bits: '00'.repeat(16),
  }));
  const header = headerOf({
    game: game.id,
    version: game.version,
    options: { first: 0 },
    seats,
    position,
    seed,
  });
  const table = openMatch(game, header as never, seed) as RunningMatch;
  expect(isRefusal(table)).toBe(false);
  const look = (): Progress => ({ match: 'match-1', showings: [], between: [], sight: sightOf(table, 0) });
  const progress = signal<Progress | null>(look());
  const sent: Action[][] = [];
  const refusals: string[] = [];
  const info = signal<{ seats: { bot: string | null }[] } | null>(null);
  const watched = {
    info,
    async request({ answers, question }: { answers: Action[]; question: number }) {
      sent.push(answers);
      if (line === 'held') return new Promise(() => {});
      const input = { is: 'answers', seat: 0, question, answers, by: { is: 'person' }, at: 0, clock: null } as const;
      const draft = receive(table, input);
      if (isRefusal(draft)) throw Object.assign(new Error(), { code: draft.refused });
      commit(table, draft);
      progress.value = look();
    },
  } as unknown as WatchedTable;
  const open = () =>
    createComposer(
      watched,
      game,
      { ...board, ...differently },
      signal(0),
      progress,
      computed(() => true),
      (code) => refusals.push(code),
    );
  return { composer: open(), open, sent, refusals, progress, info, sight: () => sightOf(table, 0) };
}

const city = { 'wheat-field': 1, bakery: 1 };
const BUILD = {
  turn: 0,
  step: 'build',
  dice: [5],
  players: [
    { coins: 3, city },
    { coins: 3, city },
  ],
};
const SWAP = {
  turn: 0,
  step: 'give',
  dice: [6],
  players: [
    { coins: 3, city: { ...city, ranch: 2, 'business-center': 1 } },
    { coins: 3, city: { ...city, mine: 1 } },
  ],
};

describe('composing a move', () => {
  it('gives at once what is only done by hand, like rolling', () => {
    const { composer, sent } = sitDown(null);
    expect(composer.asking.value?.kind).toBe('roll');
    expect(composer.asking.value?.actions).toEqual([{ do: 'roll', dice: 1 }]);
    composer.pick(composer.asking.value?.actions[0]);
    expect(sent).toEqual([[{ do: 'roll', dice: 1 }]]);
  });

  it('asks nothing while a bot plays the seat', () => {
    const { composer, info } = sitDown(null);
    info.value = { seats: [{ bot: 'greedy' }, { bot: null }] };
    expect(composer.asking.value).toBeNull();
    info.value = { seats: [{ bot: null }, { bot: 'greedy' }] };
    expect(composer.asking.value?.kind).toBe('roll');
  });

  it('lets what is legal glow, shows the effect of what is selected, and clears it again', () => {
    const { composer, sent } = sitDown(BUILD);
    expect(composer.target('build:bakery')).toBe('legal');
    expect(composer.target('build:mine')).toBe('none');
    composer.tap('build:bakery');
    expect(composer.selected.value).toEqual({ do: 'build', card: 'bakery' });
    expect(composer.target('build:bakery')).toBe('selected');
    expect(composer.preview.value[0]).toMatchObject({ type: 'built', card: 'bakery', cost: 1 });
    composer.clear();
    expect(composer.selected.value).toBeNull();
    expect(sent).toEqual([]);
  });

  it('selects what is picked from a list, a mere button too, and gives it when it is picked again', () => {
    const { composer, sent } = sitDown(BUILD);
    const actions = composer.asking.value?.actions ?? [];
    const pass = actions.find(({ do: verb }) => verb === 'pass');
    const ranch = actions.find(({ card }) => card === 'ranch');
    composer.pick(pass);
    expect(composer.selected.value).toEqual({ do: 'pass' });
    composer.pick(ranch);
    expect(composer.selected.value).toEqual({ do: 'build', card: 'ranch' });
    expect(sent).toEqual([]);
    composer.pick(ranch);
    expect(sent).toEqual([[{ do: 'build', card: 'ranch' }]]);
  });

  it('keeps a part of a move in the page, takes it back there, and sends the whole at once', () => {
    const { composer, sent } = sitDown(SWAP);
    composer.tap('give:ranch');
    expect(composer.asking.value?.kind).toBe('take');
    expect(composer.mayUndo.value).toBe(true);
    composer.undo();
    expect(composer.asking.value?.kind).toBe('give');
    composer.tap('give:wheat-field');
    composer.tap('take:mine');
    expect(sent).toEqual([
      [
        { do: 'give', card: 'wheat-field' },
        { do: 'take', seat: 1, card: 'mine' },
      ],
    ]);
  });

  it('shows what was chosen as chosen while it is on its way, and nothing else to choose', async () => {
    const { composer, sent, sight } = sitDown(BUILD, {}, 'held');
    composer.tap('build:bakery');
    composer.confirm();
    expect(composer.sending.value).toBe(true);
    expect(composer.asking.value?.view).toEqual(sight().view);
    expect(composer.target('build:bakery')).toBe('selected');
    expect(composer.target('build:ranch')).toBe('none');
    composer.tap('build:ranch');
    composer.clear();
    composer.confirm();
    expect(composer.selected.value).toEqual({ do: 'build', card: 'bakery' });
    expect(composer.mayUndo.value).toBe(false);
    expect(sent).toEqual([[{ do: 'build', card: 'bakery' }]]);
  });

  it('forgets what was selected when something else is given', () => {
    const { composer } = sitDown(BUILD, {}, 'held');
    composer.tap('build:bakery');
    composer.give({ do: 'pass' });
    expect(composer.selected.value).toBeNull();
    expect(composer.sending.value).toBe(true);
  });

  it('keeps the view of a half-made move while the whole is on its way', () => {
    const { composer } = sitDown(SWAP, {}, 'held');
    composer.tap('give:ranch');
    const half = composer.asking.value?.view;
    composer.tap('take:mine');
    expect(composer.sending.value).toBe(true);
    expect(composer.asking.value?.view).toEqual(half);
    expect(composer.target('take:mine')).toBe('selected');
  });

  it('proposes an answer from the beginning of the question, and gives nothing by that', () => {
    const { composer, sent } = sitDown(SWAP);
    composer.tap('give:ranch');
    expect(composer.asking.value?.kind).toBe('take');
    composer.propose({ do: 'give', card: 'bakery' });
    expect(composer.asking.value?.kind).toBe('give');
    expect(composer.selected.value).toEqual({ do: 'give', card: 'bakery' });
    expect(composer.target('give:bakery')).toBe('selected');
    expect(sent).toEqual([]);
  });

  it('sends a part of a move at once if what it leads to cannot be known', () => {
    const { composer, sent } = sitDown(null, { partial: () => true });
    composer.give({ do: 'roll', dice: 1 });
    expect(sent).toEqual([[{ do: 'roll', dice: 1 }]]);
  });

  it('sends a move again that was on its way when the page was closed', async () => {
    const { composer, open, sent } = sitDown(BUILD, {}, 'held');
    composer.give({ do: 'build', card: 'ranch' });
    composer.dispose();
    open();
    expect(sent).toEqual([[{ do: 'build', card: 'ranch' }], [{ do: 'build', card: 'ranch' }]]);
  });

  it('selects an answer as a whole, with its targets, and lets a tap or a clearing end that', () => {
    const { composer, sent } = sitDown(BUILD);
    composer.select({ do: 'build', card: 'bakery' });
    expect(composer.selected.value).toEqual({ do: 'build', card: 'bakery' });
    expect(composer.target('build:bakery')).toBe('selected');
    expect(composer.preview.value[0]).toMatchObject({ type: 'built', card: 'bakery' });
    composer.tap('build:ranch');
    expect(composer.selected.value).toEqual({ do: 'build', card: 'ranch' });
    composer.select(null);
    expect(composer.selected.value).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends an answer together with those to the questions that follow', () => {
    const { composer, sent } = sitDown(SWAP);
    const take = { do: 'take', seat: 1, card: 'mine' };
    composer.give({ do: 'give', card: 'ranch' }, take);
    expect(sent).toEqual([[{ do: 'give', card: 'ranch' }, take]]);
  });

  it('keeps what is selected for the next question when the reply to the last answer comes after it', async () => {
    const { composer } = sitDown(SWAP);
    composer.give({ do: 'give', card: 'ranch' }, { do: 'take', seat: 1, card: 'mine' });
    expect(composer.asking.value?.kind).toBe('build');
    composer.select({ do: 'build', card: 'bakery' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(composer.sending.value).toBe(false);
    expect(composer.selected.value).toEqual({ do: 'build', card: 'bakery' });
  });

  it('takes what the board suggests for selected while a tap leaves a choice, until one taps on', () => {
    const { composer, sent } = sitDown(BUILD, {
      targets: (action: Action) => (action.do === 'build' ? ['market', `card:${action.card}`] : []),
      suggest: (answers: readonly Action[]) => answers.find(({ card }) => card === 'ranch') ?? null,
    } as Partial<Board>);
    expect(composer.selected.value).toBeNull();
    composer.tap('market');
    expect(composer.selected.value).toEqual({ do: 'build', card: 'ranch' });
    expect(composer.target('card:bakery')).toBe('legal');
    composer.tap('card:bakery');
    expect(composer.selected.value).toEqual({ do: 'build', card: 'bakery' });
    composer.tap('card:bakery');
    expect(composer.selected.value).toEqual({ do: 'build', card: 'ranch' });
    composer.confirm();
    expect(sent).toEqual([[{ do: 'build', card: 'ranch' }]]);
  });

  it('lets the board say what needs confirming in this very position', () => {
    const rich = (_action: Action, view: { coins: number[] }) => view.coins[0] > 3;
    const { composer, sent } = sitDown(BUILD, { confirm: rich } as unknown as Partial<Board>);
    composer.tap('build:ranch');
    expect(sent).toEqual([[{ do: 'build', card: 'ranch' }]]);
  });

  it('selects nothing that is not legal', () => {
    const { composer } = sitDown(BUILD);
    composer.select({ do: 'build', card: 'mine' });
    expect(composer.selected.value).toBeNull();
  });

  it('tells answers apart that are tapped alike, and keeps such a one over a reload', () => {
    const path = (action: Action) => (action.do === 'build' ? ['cards'] : []);
    const { composer, open } = sitDown(BUILD, { targets: path } as Partial<Board>);
    composer.tap('cards');
    expect(composer.selected.value).toBeNull();
    expect(composer.alike.value.length).toBeGreaterThan(1);
    composer.select({ do: 'build', card: 'ranch' });
    expect(composer.selected.value).toEqual({ do: 'build', card: 'ranch' });
    expect(composer.alike.value).toEqual([]);
    composer.dispose();
    const again = open();
    expect(again.selected.value).toEqual({ do: 'build', card: 'ranch' });
    again.clear();
    expect(again.selected.value).toBeNull();
  });

  it('offers a half-made move again after a reload, as long as its question is open', async () => {
    const { composer, open } = sitDown(BUILD);
    composer.tap('build:bakery');
    composer.dispose();
    const again = open();
    expect(again.selected.value).toEqual({ do: 'build', card: 'bakery' });
    again.confirm();
    await Promise.resolve();
    again.dispose();
    expect(open().selected.value).toBeNull();
  });

  it('forgets what was begun when the match itself is forgotten, and whom to tell what became of it', async () => {
    const { composer, progress, refusals, sent } = sitDown(BUILD);
    composer.tap('build:bakery');
    const known = progress.value;
    progress.value = null;
    progress.value = known;
    expect(composer.selected.value).toBeNull();
    // What is on its way is of another past as well: that it came too late is no news.
    composer.give({ do: 'build', card: 'mine' });
    progress.value = null;
    await new Promise(setImmediate);
    expect([sent.length, refusals]).toEqual([1, []]);
    expect(kept.size).toBe(0);
  });

  it('makes nothing of a half-made move that cannot be read', () => {
    kept.set('yamanote.half-made', '{"match":');
    expect(sitDown(BUILD).composer.selected.value).toBeNull();
  });
});
