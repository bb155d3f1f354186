import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { testLanguages } from '@yamanote/games/testing/languages';
import { namesFor } from '@yamanote/games/wording';
import { describe, expect, test } from 'vitest';
import { rulings, speech, words } from './index.ts';
import { EVENTS, SENTENCES, WORDLESS } from './testing/samples.ts';
import { topicWords } from './topics.ts';

/** Also what is fetched by itself. */
const all = wordsFrom(wordsOfBoth(words, wordsOfBoth(rulings, topicWords)), ([words, [rulings, topics]]) => ({
  ...words,
  rulings,
  topics,
}));

await loadAll(all);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

testLanguages({
  words: all,
  speech,
  sentences: SENTENCES,
  apart: ['events'],
  events: Object.values(EVENTS).flat(),
  wordless: WORDLESS,
  sameInGerman:
    /^(title|cards\.(regeneration|telepath)\.name|monsters\.\w+\.name|actions\.choose|places\.|options\.(bay|monsters)\.name|topics\.(tokyo|bay)\.name|addressed|turn\.and)/,
  latinInJapanese: /^turn\.and/,
  // Settings whose name says all.
  mayBeEmpty: /^orders\..*\.hint$/,
  // Every card has at least one.
  ofAnyNumber: /^rulings\..*\d+$/,
  // Japanese verbs are the same for everybody.
  unused: (language, path) => (language === 'ja' && path.startsWith('turn.') ? ['who'] : []),
  explanations: { longest: { en: 84, de: 84, ja: 38 }, sentences: 2 },
});

describe('numbers', () => {
  const { en, de, ja } = words;

  test('have the right form of what they count', () => {
    expect(en.actions.roll({ dice: 1 })).toBe('Roll 1 die');
    expect(en.actions.roll({ dice: 6 })).toBe('Roll 6 dice');
    expect(de.actions.roll({ dice: 1 })).toBe('Mit 1 Würfel würfeln');
    expect(de.actions.roll({ dice: 6 })).toBe('Mit 6 Würfeln würfeln');
    expect(ja.actions.roll({ dice: 6 })).toBe('サイコロを6個振る');
  });

  test('stand on the button that rerolls', () => {
    const paid = { dice: 3, keep: null, price: 1, by: 'telepath' } as const;
    expect(en.actions.reroll({ dice: 3, keep: null, price: 0, by: null })).toBe('Reroll 3 dice');
    expect(en.actions.reroll(paid)).toBe('Reroll 3 dice for 1 energy');
    expect(de.actions.reroll(paid)).toBe('Mit 3 Würfeln nachwürfeln für 1 Energie');
    expect(ja.actions.reroll(paid)).toBe('3個振り直す（1エネルギー）');
  });

  test('of energy that comes in are not told like a price', () => {
    const [healed, turnedIn] = [{ name: 'Botan', energy: 2 }, { card: 'wings', energy: 6 } as const];
    expect(en.actions.spend.other(healed)).toBe('Heal Botan (you get 2 energy)');
    expect(de.actions.spend.other(healed)).toBe('Botan heilen (du bekommst 2 Energie)');
    expect(ja.actions.spend.other(healed)).toBe('Botanさんを回復する（2エネルギーもらう）');
    expect(en.actions.discard(turnedIn)).toBe('Discard Wings (you get 6 energy)');
    expect(de.actions.discard(turnedIn)).toBe('„Flügel“ abgeben (du bekommst 6 Energie)');
    expect(ja.actions.discard(turnedIn)).toBe('「翼」を捨てて6エネルギーもらう');
  });

  test('of dice are words, so that nobody takes them for faces', () => {
    const event = { type: 'dice-final', seat: 0, dice: [1, 2, 2, 2, 4, 5, 5, 6] } as const;
    expect(speech.en.event(event, NAMES)).toBe('Ada ends with one 1, three 2s, one heart, two claws and one energy.');
    expect(speech.de.event(event, NAMES)).toBe(
      'Ada hat am Ende eine Eins, drei Zweien, ein Herz, zwei Krallen und einmal Energie auf den Würfeln.',
    );
    expect(speech.ja.event(event, NAMES)).toBe(
      'Adaさんの最終的な出目は1の目1個、2の目3個、ハート1個、ツメ2個、エネルギー1個でした。',
    );
  });

  test('agree with who wins', () => {
    const shared = { type: 'won', seats: [0, 2], by: 'stars' } as const;
    expect(speech.en.event(shared, NAMES)).toBe('Ada and Chiyo have 20 stars each and share the victory!');
    expect(speech.de.event(shared, NAMES)).toBe('Ada und Chiyo haben je 20 Ruhmpunkte und teilen sich den Sieg!');
    expect(speech.ja.event(shared, NAMES)).toBe('AdaさんとChiyoさんがともに20スターで、勝利を分かち合いました！');
  });
});

describe('whoever reads', () => {
  const YOU = {
    en: /\b(you|your)\b/i,
    de: /\b(du|dich|dir|deine?)\b/i,
    ja: /あなた/,
  } as const;

  test.each(LANGUAGES)('is spoken to in the log, in %s, and called by name by nobody', (language) => {
    for (const event of Object.values(EVENTS).flat()) {
      const said = speech[language].event(event, NAMES) ?? '';
      const toAda = speech[language].event(event, namesFor(NAMES, 0)) ?? '';
      if (!said.includes('Ada')) expect(toAda).toBe(said);
      else {
        expect(toAda).not.toContain('Ada');
        expect(toAda).toMatch(YOU[language]);
      }
    }
  });

  test('is the subject of verbs in the right form', () => {
    const hurt = { type: 'hurt', seat: 0, by: 3, to: 4, harm: { by: 'attack', seat: 1 } } as const;
    const won = { type: 'won', seats: [0, 1], by: 'stars' } as const;
    const left = { type: 'yielded', seat: 1, attacker: 0, unhurt: false } as const;
    const names = namesFor(NAMES, 0);
    const told = LANGUAGES.map((language) => [hurt, won, left].map((event) => speech[language].event(event, names)));
    expect(told).toEqual([
      [
        'You lose 3 hearts to Botan and have 4.',
        'You and Botan have 20 stars each and share the victory!',
        'Botan yields Tokyo to you.',
      ],
      [
        'Du verlierst 3 Herzen durch Botan und hast 4.',
        'Du und Botan habt je 20 Ruhmpunkte und teilt euch den Sieg!',
        'Botan flieht aus Tokyo und überlässt es dir.',
      ],
      [
        'あなたはBotanさんの攻撃で3ハート失い、残りは4ハートになりました。',
        'あなたとBotanさんはともに20スターで、勝利を分かち合いました！',
        'Botanさんは東京から撤退し、あなたに譲りました。',
      ],
    ]);
  });
});
