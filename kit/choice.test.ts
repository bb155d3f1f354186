import { describe, expect, it } from 'vitest';
import { narrow, tapOn } from './choice.ts';

const build = [[], ['card:cafe'], ['card:mine']];
const take = [
  ['seat:1', 'card:cafe'],
  ['seat:1', 'card:mine'],
  ['seat:2', 'card:cafe'],
];

describe('narrowing down', () => {
  it('lets every first thing glow, and nothing be complete before a tap', () => {
    const expected = { picked: [], next: new Set(['card:cafe', 'card:mine']), instead: new Set(), complete: [] };
    expect(narrow(build, [])).toEqual(expected);
  });

  it('completes an answer with its last tap', () => {
    expect(narrow(build, ['card:mine'])).toMatchObject({ complete: [2], next: new Set() });
    expect(narrow(take, ['seat:1', 'card:mine'])).toMatchObject({ complete: [1] });
  });

  it('shows only what can follow what was tapped', () => {
    expect(narrow(take, ['seat:1']).next).toEqual(new Set(['card:cafe', 'card:mine']));
  });

  it('keeps in sight what could have been tapped instead', () => {
    expect(narrow(build, ['card:mine']).instead).toEqual(new Set(['card:cafe']));
    expect(narrow(take, ['seat:1', 'card:mine']).instead).toEqual(new Set(['seat:2', 'card:cafe']));
  });

  it('takes a step that is no choice by itself', () => {
    const oneOpponent = take.slice(0, 2);
    expect(narrow(oneOpponent, [])).toMatchObject({ picked: ['seat:1'], next: new Set(['card:cafe', 'card:mine']) });
  });

  it('never completes an answer by itself', () => {
    expect(narrow([['card:cafe']], [])).toMatchObject({ picked: [], complete: [], next: new Set(['card:cafe']) });
  });

  it('offers a complete answer and a longer one at once', () => {
    const ride = [['station:ueno'], ['station:ueno', 'station:tabata']];
    expect(narrow(ride, ['station:ueno'])).toMatchObject({ complete: [0], next: new Set(['station:tabata']) });
  });

  it('keeps answers apart that are tapped alike', () => {
    expect(narrow([['card:cafe'], ['card:cafe']], ['card:cafe']).complete).toEqual([0, 1]);
  });
});

describe('a tap', () => {
  it('goes on, takes back, or begins anew', () => {
    expect(tapOn(take, [], 'seat:1')).toEqual(['seat:1']);
    expect(tapOn(take, ['seat:1'], 'card:mine')).toEqual(['seat:1', 'card:mine']);
    expect(tapOn(take, ['seat:1', 'card:mine'], 'seat:1')).toEqual([]);
    expect(tapOn(build, ['card:mine'], 'card:cafe')).toEqual(['card:cafe']);
    expect(tapOn(take, ['seat:1', 'card:mine'], 'card:cafe')).toEqual(['seat:1', 'card:cafe']);
    expect(tapOn(take, ['seat:1', 'card:mine'], 'seat:2')).toEqual(['seat:2']);
  });

  it('on what cannot be chosen changes nothing', () => {
    expect(tapOn(build, ['card:mine'], 'card:stadium')).toEqual(['card:mine']);
  });
});
