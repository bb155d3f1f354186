/** The one host of every home: what happens goes in, what is to be done comes out, and nothing else decides. */
import { legal, usualOrders, viewOf, type WholeGame } from '@yamanote/kernel';
import { type Lanterns, lanterns } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import { askedIn } from './asked.ts';
import { deal } from './deal.ts';
import type { Effect, Happening, Played } from './happening.ts';
import { type Host, happen, hostOf } from './host.ts';
import { inputOf } from './input.ts';
import { isOver, questionOf, type RunningMatch } from './running-match.ts';

const game = lanterns as unknown as WholeGame;
const PERSON: Played = { bot: null, orders: usualOrders(game) };
const BOT: Played = { bot: 'greedy', orders: null };

function hosting(seats: readonly Played[], pause: number | null = 0, rules = game, allowsHints = true): Host {
  const match = deal(rules, {
    options: { first: 0, rounds: 1, looking: true },
    position: null,
    seed: 'ab'.repeat(32),
    seats: seats.map(({ bot }, seat) => ({ name: `Seat ${seat}`, bot, bits: null, salt: '5a'.repeat(16) })),
  });
  if ('refused' in match) throw new Error(match.expected);
  return hostOf(match as RunningMatch, { opens: () => 0, seats, pause, allowsHints });
}

const kinds = (effects: readonly Effect[]) => effects.map(({ is }) => is);

/** The first effect of a kind. */
function effect<Is extends Effect['is']>(effects: readonly Effect[], is: Is): Extract<Effect, { is: Is }> {
  const found = effects.find((one) => one.is === is);
  if (found === undefined) throw new Error(`no ${is} among ${kinds(effects).join(', ')}`);
  return found as never;
}

function begin(host: Host, at = 0): Effect[] {
  expect(kinds(happen(host, { is: 'input', input: { is: 'begin', at } }))).toEqual(['store']);
  return happen(host, { is: 'stored', at });
}

function someAnswer({ match }: Host, seat: number): unknown {
  return legal(match.game, match.course.state, seat)[0];
}

function thoughtOf(host: Host, { seat, question, bot }: Extract<Effect, { is: 'think' }>, at: number): Happening {
  return { is: 'thought', seat, question, bot, found: { answer: someAnswer(host, seat) }, at };
}

function answerOf(host: Host, seat: number, at = 0): Happening {
  const wish = { do: 'answer', question: questionOf(host.match, seat), answers: [someAnswer(host, seat)] } as const;
  return { is: 'input', input: inputOf(seat, wish, at) };
}

describe('storing', () => {
  test('what was stored is told, and nothing before', () => {
    const host = hosting([PERSON, PERSON]);
    begin(host);
    const { next } = host.match.course;
    const stored = effect(happen(host, answerOf(host, 0)), 'store');
    expect(host.match.course.next).toBe(next);
    expect(stored).toMatchObject({ first: next, asked: [expect.any(Number)], botIsDue: false, ended: null });
    const effects = happen(host, { is: 'stored', at: 1 });
    expect(effect(effects, 'tell').additions).toBe(stored.draft.additions);
    expect(host.match.course.next).toBe(next + stored.draft.additions.length);
  });

  test('what was not stored is forgotten, and may be said again', () => {
    const host = hosting([PERSON, PERSON]);
    begin(host);
    const { next } = host.match.course;
    happen(host, answerOf(host, 0));
    expect(kinds(happen(host, { is: 'not-stored', at: 1 }))).toEqual(['wait']);
    expect(host.match.course.next).toBe(next);
    expect(kinds(happen(host, answerOf(host, 0)))).toEqual(['store']);
  });

  test('a beginning is news to all, an order that answers nothing is news to nobody', () => {
    const host = hosting([PERSON, PERSON]);
    expect(kinds(begin(host))).toContain('tell');
    const wish = { do: 'order', order: 'take', settings: { colour: 'gold' } } as const;
    const stored = effect(happen(host, { is: 'input', input: inputOf(1, wish, 0) }), 'store');
    expect(stored.ordered).toMatchObject({ seat: 1, orders: { take: { colour: 'gold' } } });
    expect(kinds(happen(host, { is: 'stored', at: 1 }))).toEqual(['wait']);
  });

  test('a second input while one is being stored is a fault of the home', () => {
    const host = hosting([PERSON, PERSON]);
    begin(host);
    happen(host, answerOf(host, 0));
    expect(() => happen(host, answerOf(host, 0))).toThrow('another was being stored');
  });
});

describe('bots', () => {
  test('think when they are asked, and answer after the pause', () => {
    const host = hosting([BOT, PERSON], 700);
    const thinking = effect(begin(host, 1000), 'think');
    expect(thinking).toMatchObject({ seat: 0, bot: 'greedy', question: questionOf(host.match, 0) });
    const { until } = effect(happen(host, thoughtOf(host, thinking, 1100)), 'wait');
    expect(until).toBe(1700);
    expect(kinds(happen(host, { is: 'time', at: 1699 }))).toEqual(['wait']);
    const stored = effect(happen(host, { is: 'time', at: 1700 }), 'store');
    expect(stored).toMatchObject({ is: 'store', input: { seat: 0, by: { is: 'bot', bot: 'greedy' } } });
  });

  test('that are asked together, and know their answers before the first of them is stored, all answer', () => {
    const host = hosting([BOT, BOT, BOT], 700);
    const thoughts: Extract<Effect, { is: 'think' }>[] = [];
    let [now, due, together] = [0, null as number | null, 0];
    // As a page does it: what comes of storing is carried out before the next effect, thoughts come later.
    const carryOut = (effects: readonly Effect[]): void => {
      for (const one of effects) {
        if (one.is === 'store') carryOut(happen(host, { is: 'stored', at: now }));
        if (one.is === 'think') thoughts.push(one);
        if (one.is === 'wait') due = one.until;
      }
    };
    carryOut(happen(host, { is: 'input', input: { is: 'begin', at: now } }));
    while (thoughts.length > 0 || due !== null) {
      together = Math.max(together, thoughts.length);
      const thought = thoughts.shift();
      now = thought === undefined ? (due as never) : now;
      carryOut(happen(host, thought === undefined ? { is: 'time', at: now } : thoughtOf(host, thought, now)));
    }
    expect(together).toBeGreaterThan(1);
    expect(isOver(host.match)).toBe(true);
  });

  test('are told how long they may think: what is left of the pause', () => {
    const host = hosting([BOT, PERSON], 700);
    expect(effect(begin(host, 1000), 'think').time).toBe(700);
    const hurried = hosting([BOT, PERSON], 0);
    expect(effect(begin(hurried, 1000), 'think').time).toBeLessThan(100);
  });

  test('answer at once when those who look on lose their patience', () => {
    const host = hosting([BOT, PERSON], 700);
    happen(host, thoughtOf(host, effect(begin(host, 1000), 'think'), 1000));
    expect(kinds(happen(host, { is: 'audience', pause: 0, at: 1001 }))).toContain('store');
  });

  test('answer only after what is being stored', () => {
    const host = hosting([BOT, PERSON], 0);
    const thinking = effect(begin(host), 'think');
    const wish = { do: 'order', order: 'take', settings: { colour: 'gold' } } as const;
    happen(host, { is: 'input', input: inputOf(1, wish, 0) });
    expect(happen(host, thoughtOf(host, thinking, 1))).toEqual([]);
    expect(kinds(happen(host, { is: 'stored', at: 2 }))).toContain('store');
  });

  test('whose seat is somebody else’s meanwhile are not heard', () => {
    const host = hosting([BOT, PERSON], 0);
    const thinking = effect(begin(host), 'think');
    const late = thoughtOf(host, thinking, 2);
    expect(kinds(happen(host, { is: 'seats', seats: [PERSON, PERSON], anew: null, at: 1 }))).toEqual(['wait']);
    expect(kinds(happen(host, late))).toEqual(['wait']);
  });

  test('that know no answer are stuck until they get another chance, or another takes their place', () => {
    const host = hosting([BOT, PERSON], 0);
    const { seat, question, bot } = effect(begin(host), 'think');
    const nothing: Happening = { is: 'thought', seat, question, bot, found: null, at: 1 };
    expect(kinds(happen(host, nothing))).toEqual(['stuck', 'wait']);
    expect(kinds(happen(host, { is: 'time', at: 2 }))).toEqual(['wait']);
    const again = happen(host, { is: 'seats', seats: host.seats, anew: 0, at: 3 });
    expect(kinds(again)).toEqual(['unstuck', 'think', 'wait']);
    expect(kinds(happen(host, { is: 'thought', seat, question, bot, found: { answer: 'nonsense' }, at: 4 }))).toContain(
      'stuck',
    );
    const other = [{ bot: 'random', orders: null }, PERSON];
    expect(effect(happen(host, { is: 'seats', seats: other, anew: null, at: 5 }), 'think').bot).toBe('random');
  });

  test('play on unseen for a person, and among themselves only while somebody looks', () => {
    expect(kinds(begin(hosting([BOT, PERSON], null)))).toContain('think');
    const alone = hosting([BOT, BOT], null);
    expect(kinds(begin(alone))).not.toContain('think');
    expect(kinds(happen(alone, { is: 'audience', pause: 0, at: 1 }))).toContain('think');
  });

  test('play a match to its end, which is said once', () => {
    const host = hosting([BOT, BOT], 0);
    const said = playOut(host);
    expect(said.filter((is) => is === 'over')).toEqual(['over']);
    expect(host.thoughts.size).toBe(0);
  });
});

/** Bots play it to its end; what was to be done on the way. */
function playOut(host: Host): string[] {
  const happenings: Happening[] = [{ is: 'input', input: { is: 'begin', at: 0 } }];
  const said: string[] = [];
  for (let now = happenings.shift(); now !== undefined; now = happenings.shift()) {
    for (const one of happen(host, now)) {
      said.push(one.is);
      if (one.is === 'store') happenings.push({ is: 'stored', at: 0 });
      if (one.is === 'think') happenings.push(thoughtOf(host, one, 0));
      if (one.is === 'store' && one.ended !== null) expect(one.ended.places).toHaveLength(2);
    }
  }
  return said;
}

describe('hints', () => {
  const hintOf = (host: Host, seat: number, at = 0): Happening => {
    return { is: 'input', input: inputOf(seat, { do: 'hint', question: questionOf(host.match, seat) }, at) };
  };
  /** Two people at the beginning, and who of them is asked. */
  const asking = (seats: readonly Played[] = [PERSON, PERSON], allowsHints = true) => {
    const host = hosting(seats, 0, game, allowsHints);
    begin(host);
    const [seat] = askedIn(host.match);
    return { host, seat, other: 1 - seat };
  };
  const refusalOf = (effects: readonly Effect[]) => effect(effects, 'refuse').refusal.refused;

  test('are noted, thought about by what the seat sees, and told to that seat', () => {
    const { host, seat } = asking();
    const question = questionOf(host.match, seat);
    const { additions } = effect(happen(host, hintOf(host, seat)), 'store').draft;
    expect(additions.map(({ entry, events }) => [entry, events])).toEqual([
      [expect.objectContaining({ seat, note: { is: 'hint' }, by: { is: 'person' } }), []],
    ]);
    const effects = happen(host, { is: 'stored', at: 1 });
    expect(kinds(effects)).toEqual(['tell', 'consider', 'wait']);
    expect(effect(effects, 'consider')).toEqual({
      ...{ is: 'consider', seat, question },
      view: viewOf(host.match.game, host.match.course.state, seat),
    });
    const found = [{ answer: someAnswer(host, seat), value: 0.5, error: 0.1 }];
    expect(happen(host, { is: 'considered', seat, question, found, at: 2 })[0]).toEqual({
      is: 'hint',
      seat,
      question,
      hint: found,
    });
  });

  test('leave the question open as it was', () => {
    const { host, seat } = asking();
    const late = answerOf(host, seat);
    happen(host, hintOf(host, seat));
    happen(host, { is: 'stored', at: 1 });
    expect(kinds(happen(host, late))).toEqual(['store']);
  });

  test('are noted once for a question, and told again to who asks again', () => {
    const { host, seat } = asking();
    const question = questionOf(host.match, seat);
    happen(host, hintOf(host, seat));
    happen(host, { is: 'stored', at: 1 });
    expect(refusalOf(happen(host, hintOf(host, seat)))).toBe('no-hint');
    const found = [{ answer: someAnswer(host, seat), value: 0.5, error: 0.1 }];
    happen(host, { is: 'considered', seat, question, found, at: 2 });
    const again = effect(happen(host, hintOf(host, seat)), 'store');
    expect(again.draft.additions).toEqual([]);
    expect(effect(happen(host, { is: 'stored', at: 3 }), 'hint').hint).toBe(found);
  });

  test('that were not found may be asked for again', () => {
    const { host, seat } = asking();
    const question = questionOf(host.match, seat);
    happen(host, hintOf(host, seat));
    happen(host, { is: 'stored', at: 1 });
    expect(effect(happen(host, { is: 'considered', seat, question, found: null, at: 2 }), 'hint').hint).toEqual([]);
    happen(host, hintOf(host, seat));
    expect(kinds(happen(host, { is: 'stored', at: 3 }))).toEqual(['consider', 'wait']);
  });

  test('that come after the answer are not told', () => {
    const { host, seat } = asking();
    const question = questionOf(host.match, seat);
    happen(host, hintOf(host, seat));
    happen(host, { is: 'stored', at: 1 });
    happen(host, answerOf(host, seat));
    happen(host, { is: 'stored', at: 2 });
    const found = [{ answer: 'anything', value: 0.5, error: 0.1 }];
    expect(kinds(happen(host, { is: 'considered', seat, question, found, at: 3 }))).toEqual(['wait']);
  });

  test('are refused where the table has none, to who is not asked, and on an older question', () => {
    const without = asking(undefined, false);
    expect(refusalOf(happen(without.host, hintOf(without.host, without.seat)))).toBe('no-hint');
    const { host, seat, other } = asking();
    expect(refusalOf(happen(host, hintOf(host, other)))).toBe('not-asked');
    const stale = inputOf(seat, { do: 'hint', question: questionOf(host.match, seat) - 1 }, 0);
    expect(refusalOf(happen(host, { is: 'input', input: stale }))).toBe('stale');
    const bots = asking([BOT, PERSON]);
    expect(refusalOf(happen(bots.host, hintOf(bots.host, 0)))).toBe('not-asked');
  });
});

describe('what is broken', () => {
  const dusk = { ...lanterns.rules.dusk, run: (state: Lanterns['state']) => void state.stack.push({ kind: 'dusk' }) };
  const endless = { ...lanterns, rules: { ...lanterns.rules, dusk } } as unknown as WholeGame;

  test('rules that never end stop the match for good, and that is said once', () => {
    const host = hosting([PERSON, PERSON], 0, endless);
    begin(host);
    let effects: Effect[] = [];
    for (let step = 0; host.match.frozen === null && step < 400; step++) {
      const seat = (step % 2) as 0 | 1;
      const answers = legal(host.match.game, host.match.course.state, seat);
      if (answers.length === 0) continue;
      effects = happen(host, answerOf(host, seat));
      if (effects[0].is === 'store') happen(host, { is: 'stored', at: 0 });
    }
    expect(kinds(effects)).toEqual(['stop', 'refuse']);
    expect(kinds(happen(host, answerOf(host, 0)))).toEqual(['refuse']);
  });

  test('a match that cannot be shown is stopped, and no bot thinks about it', () => {
    const host = hosting([BOT, PERSON], 0);
    begin(host);
    expect(kinds(happen(host, { is: 'broken', why: 'no view', at: 1 }))).toEqual(['stop', 'wait']);
    expect(host.match.frozen).toBe('no view');
    expect(host.thoughts.size).toBe(0);
  });

  test('a match that is over is not stopped any more, even if it cannot be shown', () => {
    const host = hosting([BOT, BOT], 0);
    playOut(host);
    expect(happen(host, { is: 'broken', why: 'no view', at: 1 })).toEqual([]);
    expect(host.match.frozen).toBeNull();
  });

  test('a view that cannot be made leaves the bot stuck and the match standing', () => {
    const view = () => {
      throw new Error('no view');
    };
    const host = hosting([BOT, PERSON], 0, { ...game, view });
    expect(kinds(begin(host))).toContain('stuck');
  });
});
