import { loadAll } from '@yamanote/games/by-language';
import { type Event, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { optionSpecs } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { viewAt } from './testing/at.ts';
import { playUntilAsked } from './testing/matches.ts';

await loadAll(words);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan', 'Emre', 'Fumiko'];
const UNFILLED = /undefined|NaN|null|object/;
const { events, moments } = playUntilAsked(Object.keys(words.en.explanations));

describe.each(LANGUAGES)('in %s', (language) => {
  const { action, event, explain, option, order, question } = speech[language];
  const { cards, monsters } = words[language];

  test('whoever is asked is called by name, and answers can be told apart', () => {
    const faults = moments.flatMap(({ view, seat, choices }) => {
      const asked = question(view, NAMES);
      if (seat === null) return UNFILLED.test(asked) ? [asked] : [];
      const labels = choices.map((choice) => action(choice, view, NAMES));
      const isFine =
        asked.includes(NAMES[seat]) &&
        !question(view, namesFor(NAMES, seat)).includes(NAMES[seat]) &&
        explain(view.stack.at(-1)?.kind as string) !== null &&
        new Set(labels).size === labels.length &&
        !UNFILLED.test([asked, ...labels].join(' '));
      return isFine ? [] : [[asked, ...labels].join('\n')];
    });
    expect(faults).toEqual([]);
  });

  test('whoever is attacked reads by whose monster, and who is next', () => {
    const asks = moments.flatMap(({ view }) => {
      const frame = view.stack.at(-1);
      return frame?.kind === 'yield' ? [{ view, frame }] : [];
    });
    expect(asks.length).toBeGreaterThan(0);
    for (const { view, frame } of asks) {
      const asked = question(view, NAMES);
      const { monster } = view.monsters[frame.attacker];
      expect(asked).toContain(NAMES[frame.attacker]);
      if (monster !== null) expect(asked).toContain(monsters[monster].name);
      expect(asked).toContain(`${view.monsters[frame.seat].hearts}`);
      expect(asked).toContain(`${frame.lost}`);
    }
  });

  test('who begins a turn with 20 stars hears what is still needed to win', () => {
    const { situation } = speech[language];
    const heard = (stars: number, you: number) => {
      const view = viewAt({ step: 'roll', players: [{ stars }, {}] }, you);
      return situation?.(view, namesFor(['Ada', 'Botan'], you)) ?? '';
    };
    expect(heard(20, 0)).toContain(words[language].situation.enough());
    expect(heard(19, 0)).not.toContain(words[language].situation.enough());
    expect(heard(20, 1)).not.toContain(words[language].situation.enough());
  });

  test('the log names who did what to whom, with which card', () => {
    const faults = events.flatMap((told) => {
      const line = event(told, NAMES);
      const named = [...seatsOf(told).map((seat) => NAMES[seat]), ...cardsOf(told).map((card) => cards[card].name)];
      const isFine = line === null || (named.every((name) => line.includes(name)) && !UNFILLED.test(line));
      return isFine ? [] : [{ told, line }];
    });
    expect(faults).toEqual([]);
  });

  test('every option and every value of it has a name', () => {
    const seats = Array.from({ length: kingOfTokyo.seats.max }, (_, seat) => `${seat}`);
    for (const [key, spec] of Object.entries(optionSpecs(kingOfTokyo))) {
      const { name, hint, values } = option(key);
      expect(name).not.toBe('');
      expect(hint).not.toBe('');
      const expected = {
        flag: ['false', 'true'],
        choice: 'values' in spec ? spec.values : [],
        seat: ['random', ...seats],
        number: [],
      }[spec.type];
      expect(Object.keys(values).sort(), key).toEqual([...expected].sort());
    }
    expect(() => option('weather')).toThrow('weather');
  });

  test('every standing order, every setting and every value of it has a name', () => {
    expect(Object.keys(words[language].orders)).toEqual(Object.keys(kingOfTokyo.orders ?? {}));
    for (const [id, spec] of Object.entries(kingOfTokyo.orders ?? {})) {
      const texts = order?.(id);
      expect(texts?.name).not.toBe('');
      expect(Object.keys(texts?.settings ?? {}), id).toEqual(Object.keys(spec.settings));
      for (const [key, setting] of Object.entries(spec.settings)) {
        const { name, values } = texts?.settings[key] ?? { name: '', values: {} };
        expect(name, `${id}.${key}`).not.toBe('');
        const expected = { flag: ['false', 'true'], choice: 'values' in setting ? setting.values : [], number: [] }[
          setting.type
        ];
        expect(Object.keys(values).sort(), `${id}.${key}`).toEqual([...expected].sort());
      }
    }
    expect(() => order?.('retreat')).toThrow('retreat');
  });

  test('what nobody asks needs no explanation', () => {
    expect(explain('throw')).toBeNull();
  });
});

test('a question tells what is at stake', () => {
  const asked = { lost: 3, left: 6, stars: 2, next: 'Ren', poison: 0, ifStaying: null, ifLeaving: null };
  const threat = { by: 'attack', name: 'Aoi', monster: 'tanugon' } as const;
  expect(words.en.questions.yield({ ...asked, threat })).toBe(
    "Aoi's Tanugon has cost you 3 hearts, and 6 are left: do you stay in Tokyo (2 stars at your next turn; Ren is next) or leave it?",
  );
  expect(words.de.questions.yield({ ...asked, threat })).toBe(
    'Tanugon (Aoi) hat dich 3 Herzen gekostet, 6 Herzen bleiben dir: Bleibst du in Tokyo (2 Sterne zu Beginn deines nächsten Zuges; als Nächstes ist Ren am Zug) oder gehst du?',
  );
  expect(words.ja.questions.yield({ ...asked, threat })).toBe(
    'Aoiさんのタヌゴンから3ダメージを受けて、残りは6ハートです。東京に残りますか（次の自分の手番に2スター、次の手番はRenさん）、出ますか？',
  );
});

function seatsOf(event: Event): number[] {
  if (event.type === 'won') return [...event.seats];
  if (event.type === 'struck') return event.blows.map(({ seat }) => seat);
  const fields = ['seat', 'roller', 'attacker', ...(event.type === 'copied' ? ['from'] : [])];
  return Object.entries(event).flatMap(([key, value]) => (fields.includes(key) ? [value as number] : []));
}

/** Cards that the event itself names. */
function cardsOf(event: Event): (keyof typeof words.en.cards)[] {
  if (event.type === 'counters-changed') return [];
  return Object.entries(event).flatMap(([key, value]) =>
    ['card', 'by', 'extra'].includes(key) && typeof value === 'string' && value in words.en.cards
      ? [value as never]
      : [],
  );
}
