/** Frames and requests as nobody means them: whole ones, changed at random, and noise. */
import type { Rng } from '@yamanote/kernel';
import {
  CLAIM,
  GUEST,
  HEALTH,
  ME,
  matchFileOf,
  PASSKEY,
  RECOVER,
  REMOVE_PASSKEY,
  SIGN_IN,
  SIGN_IN_OFFER,
  SOCKET,
  WAYS_BACK,
} from '@yamanote/protocol';
import { randomMove } from './visitor.ts';

type Fields = Record<string, unknown>;

const SEATS = ['me', 'open', { bot: 'random' }, { bot: 'greedy' }];
const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, 2 ** 53, '', 'x'.repeat(300), '\u202e', '\ud800', '__proto__', '../../etc'],
  ...[[], {}, [[[[]]]], { __proto__: null, constructor: 1 }, Array(40).fill(0), { do: 'roll', dice: 99 }],
];

function pick<T>(from: readonly T[], rng: Rng): T {
  return from[rng.below(from.length)];
}

/** A request that could be meant, at this table. */
function whole(table: string, rng: Rng): Fields {
  const at = { table, re: rng.below(1e6) };
  const inMatch = { ...at, match: `${table}-1`, move: randomMove() };
  const seat = rng.below(6);
  return pick<Fields>(
    [
      { ...at, do: 'watch', match: pick([null, `${table}-1`], rng), next: rng.below(300) },
      { ...at, do: 'unwatch' },
      { re: 1, do: 'pace', pace: 'quick' },
      { re: 2, do: 'lobby', on: rng.below(2) === 0 },
      {
        ...{ re: 3, do: 'create', game: pick(['machi-koro', 'lanterns', 'envelopes', 'none'], rng), options: {} },
        ...{
          seats: Array.from({ length: 1 + rng.below(4) }, () => pick(SEATS, rng)),
          public: rng.below(2) === 0,
          start: true,
        },
      },
      { ...at, do: 'sit', seat: pick([null, seat], rng) },
      { ...at, do: 'stand' },
      { ...at, do: 'give-up' },
      { ...at, do: 'configure', options: { first: seat } },
      { ...at, do: 'bot', seat, bot: pick([null, 'random', 'greedy', 'none'], rng) },
      { ...at, do: 'open', seat },
      { ...at, do: 'close', seats: [seat], of: 3 },
      { ...at, do: 'keep', seat, name: 'Mika' },
      { ...at, do: 'free', seat },
      { ...at, do: 'fill', bot: 'random' },
      { ...at, do: 'start' },
      { ...at, do: 'rematch', match: `${table}-1`, change: false },
      { ...at, do: 'bits', commitment: '0a'.repeat(32), bits: '0b'.repeat(16) },
      {
        ...inMatch,
        do: 'answer',
        question: rng.below(40),
        answers: [pick([{ do: 'roll', dice: 1 }, { do: 'pass' }], rng)],
      },
      { ...inMatch, do: 'undo', to: null },
      { ...inMatch, do: 'withdraw' },
      { ...at, do: 'hint', match: `${table}-1`, question: rng.below(40) },
      { ...at, do: 'order', order: 'lead', settings: { alone: true } },
      { ...at, do: 'listen', on: true },
      {
        ...at,
        do: 'say',
        line: randomMove(),
        room: pick(['players', 'watchers'], rng),
        said: { is: 'text', text: 'hi' },
      },
      { ...at, do: 'say', line: randomMove(), room: 'players', said: { is: 'reaction', reaction: 'clap' } },
      { ...at, do: pick(['mute', 'ignore'], rng), who: 'AAAAbbbb0000', on: true },
      { ...at, do: 'watchers-room', open: true },
      { re: 4, do: 'handover' },
      { ...at, do: 'seat-code', seat },
    ],
    rng,
  );
}

export function nonsenseFrame(table: string, rng: Rng): string | Buffer {
  const request = whole(table, rng);
  const keys = Object.keys(request);
  const kind = rng.below(8);
  if (kind < 3) return JSON.stringify(request);
  if (kind < 5) return JSON.stringify({ ...request, [pick([...keys, 'extra'], rng)]: pick(ODD, rng) });
  const text = JSON.stringify(request);
  if (kind === 5) return text.slice(0, rng.below(text.length));
  if (kind === 6) return Buffer.from(Array.from({ length: rng.below(200) }, () => rng.below(256)));
  const at = rng.below(text.length);
  return text.slice(0, at) + String.fromCharCode(rng.below(0x3000)) + text.slice(at + rng.below(4));
}

export interface NonsenseRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

export function nonsenseRequest(table: string, cookie: string, rng: Rng): NonsenseRequest {
  const paths = [
    ...[
      GUEST,
      CLAIM,
      ...[RECOVER, SIGN_IN, SIGN_IN_OFFER, PASSKEY, REMOVE_PASSKEY, WAYS_BACK],
      ME,
      HEALTH,
      SOCKET,
      '/',
      '/table/',
      `/table/${table}`,
      '/assets/x.js',
      '/%00',
      '/..%2f..%2fetc%2fpasswd',
    ],
    ...[matchFileOf(table, `${table}-1`), matchFileOf('x', 'y'), `/api/${'a'.repeat(rng.below(2000))}`],
  ];
  const method = pick(['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'], rng);
  const bodies = [
    JSON.stringify({ name: pick(['Mika', '', '\u200b', 'x'.repeat(40)], rng), colour: rng.below(9) }),
    JSON.stringify({ code: pick(['bcdf-ghjk', '', 'x'.repeat(99)], rng) }),
    JSON.stringify({ name: pick(ODD, rng), colour: pick(ODD, rng) }),
    JSON.stringify({ credential: { id: 'x', rawId: 'x', type: 'public-key', response: pick(ODD, rng) } }),
    JSON.stringify({ passkey: pick(ODD, rng) }),
    ...['{', 'null', '[]', 'x'.repeat(rng.below(80_000))],
  ];
  return {
    path: pick(paths, rng),
    method,
    headers: {
      'content-type': pick(['application/json', 'text/plain', 'x'], rng),
      ...(rng.below(2) === 0 ? { cookie } : { cookie: `yamanote=${'x'.repeat(rng.below(300))}` }),
    },
    body: method === 'GET' || method === 'HEAD' ? null : pick(bodies, rng),
  };
}
