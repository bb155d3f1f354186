import type { BotRoom, OrderWords, Speech } from '@yamanote/games/room';
import { pending } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { words } from '../words/index.ts';
import { explain } from './explain.ts';
import { answer, askedPerson, begin, type Home, openHome } from './home.ts';
import { order } from './orders.ts';
import { PERSON, type Player } from './players.ts';

const ORDERS: Record<string, OrderWords> = {
  lead: { name: 'Leading', hint: 'Whether you throw by yourself.', settings: {} },
  bank: {
    name: 'Where to stand',
    hint: '',
    settings: {
      where: { name: 'Bank', hint: '', values: { ask: 'Ask me', near: 'The near one', far: 'The far one' } },
      wind: { name: 'In a wind up to', hint: '', values: {} },
    },
  },
  take: { name: 'Taking back', hint: '', settings: {} },
};

/** Lanterns in a terminal, with just the words that are needed here. */
function hostOf(players: readonly string[], game = lanterns): Home {
  const speech = {
    event: (event: { type: string }) => `${event.type}.`,
    order: (id: string) => ORDERS[id],
  } as unknown as Speech;
  const room = { game, opens: () => null, evaluate: () => 0, mixes: [] } as unknown as BotRoom;
  const seated = players.map((player, i): Player => ({ name: `P${i}`, player }));
  const options = { edition: 'river', festival: 'summer', rounds: 2, looking: true, first: 0 };
  const home = openHome(room, seated, options, 'orders', null, { speech, topics: [] }, words.en);
  begin(home);
  return home;
}

function asked({ match }: Home): string {
  const waiting = pending(match.game, match.course.state);
  return 'kind' in waiting ? waiting.kind : waiting.is;
}

test('o shows every order of the seat with its settings, and what they could be', () => {
  const { lines, answered } = order(hostOf([PERSON, 'random']), 0, '');
  expect(answered).toBe(false);
  expect(lines.join('\n')).toMatch(/^Auto-answers answer for you/);
  const listed = lines.slice(lines.indexOf('lead: Leading'));
  expect(listed).toEqual([
    'lead: Leading',
    '    Whether you throw by yourself.',
    '    alone=false',
    '        true, false',
    'bank: Where to stand',
    '    where=ask  Bank',
    '        ask (Ask me), near (The near one), far (The far one)',
    'take: Taking back',
    '    colour=ask',
    '        ask, red, gold, blue, white',
  ]);
});

test('a setting that does not matter is left out', () => {
  const home = hostOf([PERSON, 'random']);
  expect(order(home, 0, 'bank where=far').lines).toContain('    wind=4  In a wind up to');
  expect(order(home, 0, 'bank where=near').lines.join()).not.toContain('wind');
});

test('an order is set by its name or its id, and what is not named stays as it is', () => {
  const home = hostOf([PERSON, PERSON]);
  order(home, 0, 'where to stand where=far wind=2');
  expect(home.match.orders[0]!.bank).toEqual({ where: 'far', wind: 2 });
  expect(order(home, 0, 'Bank wind=3').lines[0]).toBe('From now on:');
  expect(home.match.orders[0]!.bank).toEqual({ where: 'far', wind: 3 });
  expect(home.match.orders[1]!.bank).toEqual({ where: 'ask', wind: 4 });
  expect(order(home, 0, 'bank').lines[0]).toBe('bank: Where to stand');
});

test('it counts at once, also for the open question', () => {
  const home = hostOf([PERSON, PERSON]);
  expect(asked(home)).toBe('throw');
  expect(order(home, 0, 'lead alone=true').answered).toBe(true);
  expect(asked(home)).toBe('launch');
});

test('what follows from an order is told as such', () => {
  const home = hostOf([PERSON, PERSON]);
  const afloat = () => (home.match.course.state as unknown as { afloat: string[] }).afloat;
  answer(home, 0, { do: 'throw' });
  answer(home, 0, { do: 'wait' });
  answer(home, 0, { do: 'launch', place: 0 });
  answer(home, 1, { do: 'launch', place: 0 });
  expect(asked(home)).toBe('take');
  expect(order(home, 0, `take colour=${afloat()[0]}`).answered).toBe(true);
  for (const { sentences } of home.chronicles) {
    expect(sentences.map(({ text }) => text)).toContain('Auto-answer: taken.');
  }
});

test('what cannot be set is answered with what could be, and changes nothing', () => {
  const home = hostOf([PERSON, 'random']);
  const before = home.match.orders;
  const said = (given: string) => order(home, 0, given).lines.join(' ');
  expect(said('bonk where=near')).toBe('There is no auto-answer “bonk”. Did you mean “bank”?');
  expect(said('swimming')).toBe('There is no auto-answer “swimming”. “o” lists them all.');
  expect(said('where=near')).toContain('There is no auto-answer “”');
  expect(said('bank where=here')).toBe('Not changed. where: expected one of ask, near, far, found "here"');
  expect(said('bank wind=9')).toBe('Not changed. wind: expected a whole number from 1 to 6, found 9');
  expect(said('bank toString=1')).toContain('toString: expected no such field, only where, wind');
  expect(said('bank __proto__=1')).toContain('__proto__: expected no such field');
  expect(said('lead alone=maybe')).toContain('alone: expected true or false');
  expect(home.match.orders).toEqual(before);
});

test('bots have none, and a game without orders says so', () => {
  const home = hostOf(['random', PERSON]);
  expect(home.match.orders.map((one) => one === null)).toEqual([true, false]);
  expect(askedPerson(home)).toBe(1);
  const { orders: _, ...without } = lanterns;
  const plain = hostOf([PERSON, 'random'], without as typeof lanterns);
  expect(order(plain, 0, 'bank').lines).toEqual(['This game has no auto-answers.']);
  expect([home, plain].map((one) => explain(one, 1, [], '').join('\n').includes('o NAME KEY=VALUE'))).toEqual([
    true,
    false,
  ]);
});
