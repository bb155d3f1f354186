/** The written log of moments that are easily told wrong. */
import { loadAll } from '@yamanote/games/by-language';
import { type Action, type Event, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { apply, isRefusal, type Json, parseOptions, pending, sentence, startFrom } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { speech, words } from './index.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo'];

/** What is told from a position on: of what happens by itself, and then of these answers and outcomes, one after the other. */
function log(
  position: { players: readonly object[]; [field: string]: unknown },
  given: Json[] = [],
  to: Language = 'en',
) {
  const told: Event[] = [];
  const tell = (event: unknown) => told.push(event as Event);
  const options = parseOptions(kingOfTokyo, {}, position.players.length);
  if (isRefusal(options)) throw new Error(sentence(options));
  const state = startFrom(kingOfTokyo, position, position.players.length, options, tell);
  if (isRefusal(state)) throw new Error(sentence(state));
  for (const answer of given) {
    const waiting = pending(kingOfTokyo, state);
    if ('seats' in waiting) apply(kingOfTokyo, state, waiting.seats[0], answer as Action, tell);
    else apply(kingOfTokyo, state, 'chance', answer, tell);
  }
  return told.map((event) => speech[to].event(event, NAMES));
}

test('a point of Fire Breathing beside the attack is told as such', () => {
  const players = [{ cards: ['fire-breathing'] }, { place: 'city' }, {}];
  const fire = log({ step: 'resolve', dice: [1, 1, 2, 2, 5, 5], players });
  expect(fire).toContain('Ada attacks: 3 damage to Botan, 1 damage to Chiyo (Fire Breathing).');
  expect(fire).toContain('Chiyo loses 1 heart to Ada’s Fire Breathing and has 9.');
});

test('stars beyond 20 and hearts that heal nothing leave a trace', () => {
  const capped = log({ step: 'resolve', dice: [3, 3, 3, 3, 4, 4], players: [{ stars: 18, hearts: 9 }, {}] });
  expect(capped).toContain('Ada gains 2 stars for four 3s and has 20.');
  expect(capped).toContain('2 stars too many: Ada cannot have more than 20.');
  expect(capped).toContain('Ada has nothing left to heal: 1 heart wasted.');
  const inTokyo = log({ step: 'resolve', dice: [1, 1, 2, 2, 4, 4], players: [{ place: 'city', hearts: 5 }, {}] });
  expect(inTokyo).toContain('In Tokyo Ada’s 2 hearts cannot heal.');
});

test('a copy is told by the name of what it copies, and lost as what it is', () => {
  const smoke = { card: 'mimic', counters: 1, copies: { seat: 1, card: 'smoke-cloud' } };
  const position = {
    step: 'reroll',
    dice: [1, 1, 2, 2, 5, 5],
    rolls: 3,
    players: [{ cards: [smoke] }, { cards: ['smoke-cloud'] }],
  };
  const reroll = { do: 'reroll', dice: [5, 5], by: 'mimic' };
  expect(log(position, [reroll])).toContain('Ada discards Mimic: it is used up.');
  const twoLeft = { ...position, players: [{ cards: [{ ...smoke, counters: 2 }] }, { cards: ['smoke-cloud'] }] };
  expect(log(twoLeft, [reroll, [6, 6]])).toContain('Ada rerolls 2 dice with Smoke Cloud and gets two energy.');
  const batteries = { card: 'monster-batteries', energy: 2 };
  const bought = {
    step: 'buy',
    display: ['mimic', null, null],
    discard: {},
    players: [{ energy: 12 }, { cards: [batteries] }],
  };
  // There is only one card to copy.
  expect(log(bought, [{ do: 'buy', card: 'mimic' }, 'heal', { do: 'charge', energy: 2 }]).at(-1)).toBe(
    'Ada charges Monster Batteries: with what the bank adds, 4 energy lie on it.',
  );
});

test('why a match ended in which nobody had dice', () => {
  const end = (to: Language, stars: number) =>
    log(
      {
        step: 'start',
        players: [
          { shrink: 6, stars: 4 },
          { shrink: 6, stars },
        ],
      },
      [],
      to,
    ).at(-1);
  expect(end('en', 2)).toBe(
    'Nobody has dice any more, and a whole round has changed nothing. Ada has the most stars and wins!',
  );
  expect(end('en', 4)).toMatch(/nothing\. Ada and Botan have the most stars and share the victory!$/);
  expect(end('de', 2)).toMatch(
    /^Niemand hat noch Würfel, .* nichts geändert\. Ada hat die meisten Ruhmpunkte und gewinnt!$/,
  );
  expect(end('de', 4)).toMatch(/ Ada und Botan haben die meisten Ruhmpunkte und teilen sich den Sieg!$/);
  expect(end('ja', 2)).toMatch(/^誰もサイコロを振れなくなり、.*Adaさんが一番多くのスターを持ち、勝ちました！$/);
  expect(end('ja', 4)).toMatch(/AdaさんとBotanさんが一番多くのスターを持ち、勝利を分かち合いました！$/);
});

test('several cards that come on display are named in one line', () => {
  const event = { type: 'revealed', card: 'heal', place: 2, also: ['jets', 'tanks'] } as Event;
  const told = LANGUAGES.map((language) => speech[language].event(event, NAMES));
  expect(told[0]).toMatch(/^New on display: Jet.*, Tanks and Heal\.$/);
  for (const [i, language] of LANGUAGES.entries())
    for (const card of ['jets', 'tanks', 'heal'] as const) expect(told[i]).toContain(words[language].cards[card].name);
});
