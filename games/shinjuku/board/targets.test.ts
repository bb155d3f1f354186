import { type Action, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal, pending } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { beats, confirm, targets } from './targets.ts';
import { type Asked, questions } from './testing/positions.ts';

/** What has a control of its own on the board, or is a button in the action bar. */
const WITHOUT_TARGETS: readonly Action['do'][] = ['pass', 'income', 'spend', 'single', 'stop', 'stay', 'lift'];

const answersTo = ({ view, seat }: Asked) => legal(shinjuku, imagineFrom(shinjuku, view, fastRng('test')), seat);

describe.each([
  ['retail', questions('targets retail', 3, { edition: 'retail', ceo: true, kaiju: true }, 1)],
  ['the prototype', questions('targets r12', 4, { edition: 'r12' }, 3)],
] as const)('in %s', (_name, asked) => {
  test('every answer is tapped in a way of its own', () => {
    for (const question of asked) {
      const answers = answersTo(question);
      const bare = answers.filter((answer) => targets(answer).length === 0);
      const paths = answers.map((answer) => targets(answer).join(' ')).filter((path) => path !== '');
      expect(bare.every(({ do: verb }) => WITHOUT_TARGETS.includes(verb))).toBe(true);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  test('what ends a MOVE is confirmed, a ride in between is not', () => {
    const seen = { ends: 0, goesOn: 0 };
    for (const question of asked.filter(({ kind }) => kind === 'ride' || kind === 'alight')) {
      const { view, seat } = question;
      for (const answer of answersTo(question)) {
        if (answer.do === 'stop') continue;
        const state = imagineFrom(shinjuku, view, fastRng('test'));
        apply(shinjuku, state, seat, answer);
        const next = pending(shinjuku, state);
        const goesOn = next.is === 'ask' && (next.kind === 'ride' || next.kind === 'alight') && state.path.length > 0;
        expect(confirm(answer, view)).toBe(!goesOn);
        seen[goesOn ? 'goesOn' : 'ends']++;
      }
    }
    expect(Math.min(seen.ends, seen.goesOn)).toBeGreaterThan(5);
  });
});

describe('what is told', () => {
  test('a ride comes before whoever gets off, and both before what follows', () => {
    const rode = {
      type: 'rode',
      seat: 0,
      from: 'ueno',
      to: 'oshiage',
      connection: null,
      owner: null,
      customers: [],
    } as const;
    const off = { type: 'alighted', seat: 0, owner: 1, station: 'oshiage', customer: 'food' } as const;
    const collected = { type: 'collected', seat: 1, customers: ['food'] } as const;
    expect(beats([off, collected, rode])).toEqual([[rode], [off], [collected]]);
  });

  test('customers that join the queue take no time of their own', () => {
    expect(beats([{ type: 'queued', slot: 1, ward: 'ota', customer: 'food', seat: null }])).toEqual([[]]);
  });
});
