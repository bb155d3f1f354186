import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { apply } from '@yamanote/kernel';
import { describe, expect, it, test } from 'vitest';
import { buttons } from './buttons.ts';
import { targets } from './targets.ts';
import { firstTurn, kept, positions, rollFirst } from './testing/positions.ts';
import { propsOf } from './testing/props.ts';
import { allWords } from './words/index.ts';

await allWords.load('en');

test('every answer can be given by hand: with a tap, a button, or the dice and a button', () => {
  const kinds = new Set<string>();
  for (const state of positions(280)) {
    const props = propsOf(state);
    kinds.add(props.view.stack.at(-1)?.kind ?? '');
    for (const answer of props.answers) {
      if (targets(answer).length > 0) continue;
      // What is composed is selected first, and then stands in the bar.
      const bars = [props, { ...props, selected: answer }].map(buttons);
      const shown = bars.flatMap((bar) => bar?.map(({ action }) => action) ?? props.answers);
      expect(shown, JSON.stringify([props.view.stack.at(-1), answer])).toContainEqual(answer);
    }
  }
  // Otherwise little was shown.
  for (const kind of ['choose', 'roll', 'reroll', 'buy', 'yield']) expect(kinds).toContain(kind);
  expect(kinds.size).toBeGreaterThan(8);
});

test('at most one button stands out, and none is there twice', () => {
  for (const state of positions(120)) {
    const bar = buttons(propsOf(state)) ?? [];
    expect(bar.filter(({ primary }) => primary).length).toBeLessThanOrEqual(1);
    expect(new Set(bar.map(({ action }) => JSON.stringify(action))).size).toBe(bar.length);
  }
});

describe('the button for the dice', () => {
  const rolled = () => rollFirst(firstTurn(2), [1, 1, 2, 4, 5, 6]);

  it('says how many it rolls', () => {
    const bar = buttons(propsOf(rolled(), [], { do: 'reroll', dice: [2, 4, 5], by: null }));
    expect(bar?.map(({ label, primary }) => [label, primary])).toEqual([
      ['Finish', false],
      ['Roll 3 dice', true],
    ]);
  });

  it('is gone when all dice are kept', () => {
    const bar = buttons(propsOf(rolled(), [], { do: 'stop' }));
    expect(bar).toMatchObject([{ action: { do: 'stop' }, label: 'Finish', primary: true }]);
  });

  it('names the card that pays, and its price', () => {
    const state = rolled();
    state.rerolls = 0;
    state.monsters[0].energy = 2;
    state.monsters[0].cards.push(kept('telepath'), { ...kept('smoke-cloud'), counters: 3 });
    const bar = buttons(propsOf(state, [], { do: 'reroll', dice: [2], by: 'telepath' }));
    expect(bar?.map(({ label, note }) => [label, note])).toEqual([
      ['Finish', undefined],
      ['Roll 1 die', 'Telepath, 1 energy'],
      ['Roll 1 die', 'Smoke Cloud, 1 smoke counter'],
    ]);
  });
});

/** Seat 0 has finished rolling, with so much energy. */
function buying(energy: number, change: (state: ReturnType<typeof firstTurn>) => void = () => undefined) {
  const state = rollFirst(firstTurn(2), [1, 2, 3, 4, 4, 6]);
  state.monsters[0].energy = energy - 1;
  state.display = ['energize', 'frenzy', 'mimic'];
  apply(kingOfTokyo, state, 0, { do: 'stop' });
  change(state);
  return state;
}

test('ending the turn never stands where the dice were rolled or counted, and what costs something says so', () => {
  const gists = {
    energize: 'Energize (Gain 9 energy)',
    frenzy: 'Frenzy (Take an extra turn after this one)',
    mimic: 'Mimic (Copy any keep card in play)',
  };
  const heardNote = `2 energy: ${gists.energize}, ${gists.frenzy} and ${gists.mimic}`;
  const sweep = { action: { do: 'sweep' }, note: '2 energy', heardNote, selects: true };
  const end = { action: { do: 'pass' }, label: 'End turn' };
  expect(buttons(propsOf(buying(2)))).toEqual([{ ...sweep, label: 'Replace\u00a03' }, end]);
  // Selected, it keeps its place, and so does the other.
  expect(buttons(propsOf(buying(2), [], { do: 'sweep' }))).toEqual([
    { ...sweep, label: 'Replace all three cards' },
    end,
  ]);
  // What is selected has the place of the button that stands out.
  expect(buttons(propsOf(buying(9), [], { do: 'buy', card: 'frenzy' }))).toEqual([
    { action: { do: 'pass' }, label: 'End turn' },
    {
      action: { do: 'buy', card: 'frenzy' },
      label: 'Frenzy',
      note: 'buy for 7 energy',
      heardNote: 'buy for 7 energy: Take an extra turn after this one',
      primary: true,
    },
  ]);
});

test('of the cards that would be replaced, those that can be bought say themselves what they do', () => {
  const [sweep] = buttons(propsOf(buying(7))) ?? [];
  expect(sweep.heardNote).toMatch(/^2 energy: Energize \(.+\), Frenzy and Mimic \(.+\)$/);
});

test('ending the turn says who wins by it, where that is certain', () => {
  const note = (change: (state: ReturnType<typeof firstTurn>) => void) =>
    buttons(propsOf(buying(2, change)))?.find(({ action }) => action.do === 'pass')?.note;
  const mine = (fields: object) => (state: ReturnType<typeof firstTurn>) => Object.assign(state.monsters[0], fields);
  expect(note(mine({ stars: 20 }))).toBe('you win');
  expect(note(mine({ stars: 19 }))).toBeUndefined();
  // Poison would be its end before the match is.
  expect(note(mine({ stars: 20, hearts: 1, poison: 1 }))).toBe('Hachi wins');
  expect(note(mine({ stars: 20, hearts: 2, poison: 1 }))).toBe('you win');
});

describe('rolled hearts', () => {
  function rolled(hearts: number, ...dice: number[]) {
    const state = firstTurn(3);
    state.monsters[0].hearts = hearts;
    Object.assign(state.monsters[2], { hearts: 5, energy: 2 });
    state.monsters[0].cards.push(kept('healing-ray'));
    rollFirst(state, dice);
    apply(kingOfTokyo, state, 0, { do: 'stop' });
    return state;
  }
  const healing = (hearts: number, ...dice: number[]) => buttons(propsOf(rolled(hearts, ...dice)));

  it('can all be kept with one press, where all of them heal', () => {
    const self = { do: 'spend', on: 'self' };
    expect(healing(6, 1, 1, 2, 4, 4, 4)).toEqual([{ action: self, further: [self, self], label: 'Heal yourself 3×' }]);
    expect(healing(8, 1, 1, 2, 4, 4, 4)).toEqual([]);
    expect(healing(6, 1, 1, 2, 2, 3, 4)).toEqual([]);
  });

  it('for somebody else say whom they heal, and below what that brings', () => {
    const action = { do: 'spend', on: 2 } as const;
    const bar = buttons(propsOf(rolled(6, 1, 1, 2, 4, 4, 4), [], action));
    expect(bar).toEqual([{ action, label: 'Heal Jonas', note: 'you get 2 energy', primary: true }]);
  });
});

describe('staying in Tokyo and leaving it', () => {
  function attacked(change: (state: ReturnType<typeof firstTurn>) => void = () => undefined) {
    const state = firstTurn(2);
    Object.assign(state.monsters[1], { place: 'city', stars: 4, hearts: 6 });
    change(state);
    rollFirst(state, [1, 1, 2, 2, 5, 5]);
    apply(kingOfTokyo, state, 0, { do: 'stop' });
    return buttons(propsOf(state))?.map(({ label, note, primary }) => [label, note, primary ?? false]);
  }

  it('say what they bring and cost', () => {
    expect(attacked()).toEqual([
      ['Leave', 'Mika: +1 star', false],
      ['Stay', '+2 stars, no healing', true],
    ]);
  });

  it('say so before the blow, too', () => {
    const jets = (state: ReturnType<typeof firstTurn>) => state.monsters[1].cards.push(kept('jets'));
    expect(attacked(jets)).toEqual([
      ['Leave', 'no damage at all', false],
      ['Stay', '−2 hearts, +2 stars', true],
    ]);
  });
});
