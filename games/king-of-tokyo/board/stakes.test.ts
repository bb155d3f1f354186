import { describe, expect, it } from 'vitest';
import { buttons } from './buttons.ts';
import { stakesOf } from './stakes.ts';
import { firstTurn, kept } from './testing/positions.ts';
import { lookingOn, propsOf } from './testing/props.ts';
import { allWords } from './words/index.ts';

await allWords.load('en');

/** Seat 0 in the city and seat 5 in the bay, in the turn of `attacker`. */
function city(attacker: number) {
  const state = firstTurn(6);
  state.active = attacker;
  state.resume = attacker;
  state.monsters[0].place = 'city';
  state.monsters[0].stars = 11;
  state.monsters[5].place = 'bay';
  return state;
}

function stakes(state: ReturnType<typeof city>, seat = 0) {
  return stakesOf(lookingOn(state, seat).view, seat, state.active as number);
}

describe('staying in Tokyo', () => {
  it('brings stars at the next turn, and never more than can be counted', () => {
    const state = city(3);
    expect(stakes(state).stars).toBe(2);
    state.monsters[0].cards.push(kept('urbavore'));
    expect(stakes(state).stars).toBe(3);
    state.monsters[0].stars = 19;
    expect(stakes(state).stars).toBe(1);
  });

  it('brings none in a bay that closes', () => {
    const state = city(3);
    state.monsters[0].place = 'out';
    state.monsters[1].place = 'out';
    expect(stakes(state, 5).stars).toBeNull();
  });

  it('means facing everybody whose turn comes before', () => {
    expect(stakes(city(3)).rivals).toEqual([
      { seat: 4, canHit: true },
      { seat: 5, canHit: false },
    ]);
    expect(stakes(city(5)).rivals).toEqual([]);
  });

  it('means facing the attacker again if it takes another turn', () => {
    const state = city(4);
    state.monsters[4].cards.push(kept('freeze-time'));
    state.dice = [1, 1, 1, 5, 5, 6];
    expect(stakes(state).rivals).toEqual([
      { seat: 4, canHit: true },
      { seat: 5, canHit: false },
    ]);
    // It moves into the empty bay, and cannot reach the city from there.
    state.monsters[5].place = 'outside';
    expect(stakes(state).rivals).toEqual([
      { seat: 4, canHit: false },
      { seat: 5, canHit: true },
    ]);
  });

  it('is no protection against a card that hits all, and the fallen do not count', () => {
    const state = city(3);
    state.monsters[5].cards.push(kept('nova-breath'));
    state.monsters[4].place = 'out';
    expect(stakes(state).rivals).toEqual([{ seat: 5, canHit: true }]);
  });
});

describe('a turn that ends the match', () => {
  /** Seat 3 has hurt seat 0 and asks whether it goes. */
  function asked(stars: number) {
    const state = city(3);
    state.monsters[3].stars = stars;
    state.stack = [
      { kind: 'check' },
      { kind: 'end-turn' },
      { kind: 'shopping' },
      { kind: 'move-in', attacker: 3 },
      { kind: 'yielding', attacker: 3, wounds: [], yielded: [] },
      { kind: 'yield', seat: 0, lost: 1, attacker: 3 },
    ];
    return state;
  }

  it('is said for both answers', () => {
    expect(stakes(asked(20))).toMatchObject({ ifStaying: 3, ifLeaving: 3, movesIn: false });
    expect(stakes(asked(19))).toMatchObject({ ifStaying: null, ifLeaving: 3, movesIn: true });
    expect(stakes(asked(5))).toMatchObject({ ifStaying: null, ifLeaving: null });
  });

  it('leaves no promise on the buttons', () => {
    const state = asked(20);
    const notes = buttons(propsOf(state))?.map(({ note }) => note);
    expect(notes).toEqual(['Aoi wins', 'Aoi wins']);
  });
});

describe('leaving Tokyo', () => {
  it('lets the attacker in, unless it is in Tokyo already or the bay closes', () => {
    expect(stakes(city(3)).movesIn).toBe(true);
    expect(stakes(city(5)).movesIn).toBe(false);
    const state = city(3);
    state.monsters[1].place = 'out';
    state.monsters[2].place = 'out';
    expect(stakes(state, 5).movesIn).toBe(false);
  });
});
