import { loadAll } from '@yamanote/games/by-language';
import { type Event, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { testSpeech } from '@yamanote/games/testing/speech';
import { namesFor } from '@yamanote/games/wording';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { viewAt } from './testing/at.ts';
import { PLAYED } from './testing/matches.ts';
import { topics } from './topics.ts';

await loadAll(words, topics);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan', 'Emre', 'Fumiko'];

testSpeech({
  game: kingOfTokyo,
  speech,
  topics,
  played: PLAYED,
  overheard: false,
  seatsOf,
  thingsIn: (event, language) => cardsOf(event).map((card) => words[language].cards[card].name),
});

describe.each(LANGUAGES)('of monsters, in %s', (language) => {
  const { question } = speech[language];

  test('whoever is attacked reads by whom, and what is left', () => {
    const asks = PLAYED.scenes.flatMap(({ view }) => {
      const frame = view.stack.at(-1);
      return frame?.kind === 'yield' ? [{ view, frame }] : [];
    });
    expect(asks.length).toBeGreaterThan(0);
    for (const { view, frame } of asks) {
      const asked = question(view, NAMES);
      expect(asked).toContain(NAMES[frame.attacker]);
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

  test('there are words for the standing orders that there are', () => {
    expect(Object.keys(words[language].orders)).toEqual(Object.keys(kingOfTokyo.orders ?? {}));
  });
});

test('a question tells what is at stake', () => {
  const asked = {
    lost: 3,
    left: 6,
    stars: 2,
    attacker: 'Aoi',
    next: 'Ren',
    poison: 0,
    ifStaying: null,
    ifLeaving: null,
  };
  expect(words.en.questions.yield(asked)).toBe(
    'Aoi took 3 hearts from you; you have 6 left. Stay in Tokyo (+2 stars next turn)? Ren is next.',
  );
  expect(words.de.questions.yield(asked)).toBe(
    'Aoi hat dich 3 Herzen gekostet, du hast noch 6. Bleibst du in Tokyo (+2 Ruhmpunkte im nächsten Zug)? Als Nächstes ist Ren dran.',
  );
  expect(words.ja.questions.yield(asked)).toBe(
    'Aoiさんから3ダメージを受け、残り6ハートです。東京に残りますか？（残れば次の自分の手番に+2スター。次はRenさんの手番）',
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
