import { loadAll, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { type Event, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { testLanguages } from '@yamanote/games/testing/languages';
import { namesFor } from '@yamanote/games/wording';
import { describe, expect, test } from 'vitest';
import { speech, words } from './index.ts';
import { EVENTS, NAMES_BY_ID, SENTENCES, WORDLESS } from './testing/samples.ts';
import { topics, topicWords } from './topics.ts';

/** Also what is fetched by itself. */
const all = wordsFrom(wordsOfBoth(words, topicWords), ([words, topics]) => ({ ...words, topics }));

await loadAll(all);

const NAMES = ['Ada', 'Botan', 'Chiyo', 'Doğan'];

testLanguages({
  words: all,
  speech,
  sentences: SENTENCES,
  apart: ['events', 'crowd', 'station', 'ward'],
  events: Object.values(EVENTS).flat(),
  wordless: WORDLESS,
  // Names of places, and what is called the same in German.
  sameInGerman:
    /^(title|bay|actions\.(rampage|flee|push|start)|steps\.(open|track)|options\.(ceo|kaiju)\.name|topics\.ceo\.name|turn\.together)/,
  latinInJapanese: /^(options|topics)\.ceo\.name$/,
  // Japanese verbs are the same whoever acts.
  unused: (language) => (language === 'ja' ? ['you'] : []),
  explanations: { longest: { en: 80, de: 80, ja: 40 }, sentences: 2 },
});

describe('the languages of the city', () => {
  test('name every place, each by a name of its own', () => {
    for (const language of LANGUAGES) {
      for (const [key, ids] of Object.entries(NAMES_BY_ID)) {
        const names = ids.map((id) => words[language][key as 'station' | 'ward'](id as never));
        expect(new Set(names).size).toBe(ids.length);
        for (const name of names)
          expect(name).toMatch(language === 'ja' ? /^[\p{Script=Han}々ッがきど]+$/u : /^[A-ZŌ]/);
      }
    }
  });

  test('speak of one edition at a time', () => {
    const retail = /retail|Verlagsausgabe|製品版/i;
    const prototype = /prototype|Prototyp|試作版/i;
    for (const language of LANGUAGES) {
      for (const { name, text } of topics[language]) {
        for (const sentence of text.split(/(?<=[.。])/)) {
          expect(retail.test(sentence) && prototype.test(sentence), `${name}: ${sentence}`).toBe(false);
        }
      }
      for (const text of Object.values(words[language].explanations)) expect(text).not.toMatch(prototype);
    }
  });
});

test('the help about the end tells the rule that is on unless the table chooses the other', () => {
  expect(shinjuku.options.endRule).toMatchObject({ default: 'printed' });
  const texts = LANGUAGES.map((language) => topicWords[language].ending.text);
  const told = [
    /If the player with the start card brought them, the match ends with that turn, unless the table plays with equal turns\./,
    /War es ihr eigener Zug, endet die Partie schon mit ihm, außer der Tisch spielt mit gleich vielen Zügen\./,
    /スタートカードを持つ人が出したときは、手番の数をそろえる設定でないかぎり、その手番で終わります。/,
  ];
  for (const [i, text] of texts.entries()) expect(text).toMatch(told[i]);
});

describe('sentences', () => {
  test('speak to the reader, and of the others by name', () => {
    const toBotan = (event: Event) => LANGUAGES.map((language) => speech[language].event(event, namesFor(NAMES, 1)));
    expect(toBotan({ type: 'track-laid', seat: 1, connection: 'aoto~oshiage', second: false })).toEqual([
      'You lay track Aoto – Oshiage.',
      'Du baust eine Schiene: Aoto – Oshiage.',
      'あなたは線路を青砥―押上に敷きました。',
    ]);
    expect(toBotan({ type: 'alighted', seat: 0, owner: 1, station: 'ueno', customer: 'food' })).toEqual([
      'A food customer gets off at Ueno, for you.',
      'Ein Essen-Kunde steigt in Ueno bei dir aus.',
      '食品の客が上野駅のあなたの店で降りました。',
    ]);
    const rode = { type: 'rode', seat: 0, from: 'aoto', to: 'oshiage', connection: 'aoto~oshiage', owner: 1 } as const;
    expect(toBotan({ ...rode, customers: ['food'] })).toEqual([
      'Ada rides on to Oshiage over your track.',
      'Ada fährt über deine Schienen weiter nach Oshiage.',
      'Adaさんはあなたの線路で押上駅へ進みました。',
    ]);
    expect(toBotan({ type: 'ceo-moved', seat: 1, by: 0, from: 'ota', to: 'koto' })).toEqual([
      'Ada sends your CEO from Ōta to Kōtō.',
      'Ada schickt deinen CEO aus Ōta nach Kōtō.',
      'AdaさんはあなたのCEOを大田区から江東区へ動かしました。',
    ]);
  });

  test('call customers who count twice as the edition does', () => {
    const won: Event = { type: 'collected', seat: 0, customers: ['books*'] };
    const inR12 = LANGUAGES.map((language) =>
      speech[language].event(won, NAMES, { edition: 'r12' } as ShinjukuOptions),
    );
    expect(inR12).toEqual([
      'Ada wins 1 double book customer.',
      'Ada gewinnt 1 Bücher-Doppelkunden.',
      'Adaさんは書籍のダブル客1人を獲得しました。',
    ]);
    expect(lines(won)[0]).toBe('Ada wins 1 premium book customer.');
  });

  test('say of a CEO that its owner moves out of the way of the Kaiju that it goes, not that it drives', () => {
    expect(lines({ type: 'ceo-moved', seat: 0, by: 0, from: 'ota', to: 'koto' })).toEqual([
      'Ada’s CEO goes from Ōta to Kōtō.',
      'Der CEO von Ada geht aus Ōta nach Kōtō.',
      'AdaさんのCEOは大田区から江東区へ動きました。',
    ]);
  });

  const lines = (event: Parameters<typeof speech.en.event>[0]) =>
    LANGUAGES.map((language) => speech[language].event(event, NAMES));

  test('count customers of a kind together, in the form that the sentence needs', () => {
    const customers = ['books*', 'food', 'food'] as const;
    expect(lines({ type: 'placed', ward: 'ota', customers, from: 'queue' })).toEqual([
      'From the queue, 2 food customers and 1 premium book customer come to Ōta.',
      'Aus der Warteschlange kommen 2 Essen-Kunden und 1 Bücher-Premiumkunde nach Ōta.',
      '待機列から食品の客2人と書籍のプレミアム客1人が大田区に来ました。',
    ]);
    expect(lines({ type: 'collected', seat: 1, customers: ['electronics'] })).toEqual([
      'Botan wins 1 electronics customer.',
      'Botan gewinnt 1 Elektronik-Kunden.',
      'Botanさんは電器の客1人を獲得しました。',
    ]);
  });

  test('show drawn cards to who drew them, and only their number to others', () => {
    const drew = { type: 'drew', seat: 0, count: 2, cause: 'track' } as const;
    expect(lines({ ...drew, cards: ['ota', 'kita'] })).toEqual([
      'Ada takes Income for track others used and draws 2 cards: Ōta and Kita.',
      'Schienen von Ada wurden benutzt: Ada erhält Einkommen und zieht 2 Karten (Ōta und Kita).',
      'Adaさんは自分の線路が使われ、収入でカードを2枚引きました（大田区、北区）。',
    ]);
    expect(lines({ ...drew, cards: null })).toEqual([
      'Ada takes Income for track others used and draws 2 cards.',
      'Schienen von Ada wurden benutzt: Ada erhält Einkommen und zieht 2 Karten.',
      'Adaさんは自分の線路が使われ、収入でカードを2枚引きました。',
    ]);
  });

  test('tell whose track a train uses, and whose building a customer goes to', () => {
    const rode = { type: 'rode', seat: 0, from: 'aoto', to: 'oshiage', connection: 'aoto~oshiage', owner: 1 } as const;
    expect(lines({ ...rode, customers: ['food'] })).toEqual([
      'Ada rides on to Oshiage over Botan’s track.',
      'Ada fährt über Schienen von Botan weiter nach Oshiage.',
      'AdaさんはBotanさんの線路で押上駅へ進みました。',
    ]);
    expect(lines({ type: 'alighted', seat: 0, owner: 1, station: 'ueno', customer: 'electronics' })).toEqual([
      'An electronics customer gets off at Ueno, for Botan.',
      'Ein Elektronik-Kunde steigt in Ueno bei Botan aus.',
      '電器の客が上野駅のBotanさんの店で降りました。',
    ]);
  });

  test('put payments into labels and steps', () => {
    const open = { station: 'ueno', pay: { as: 'joker', ward: 'ota' } } as const;
    expect(LANGUAGES.map((language) => words[language].actions.open(open))).toEqual([
      'Open at Ueno, spend Ōta as a wildcard',
      'In Ueno eröffnen (Karte Ōta als Joker)',
      '上野駅に開店（大田区のカードをジョーカーに）',
    ]);
    expect(LANGUAGES.map((language) => words[language].steps.pay({ as: 'three' }))).toEqual([
      'Spend any 3 cards',
      '3 beliebige Karten ablegen',
      '好きなカード3枚を払う',
    ]);
  });

  test('count the cards of a hand by ward, and say why some are jokers', () => {
    const cards = [
      { ward: 'ota', count: 2, joker: null },
      { ward: 'koto', count: 1, joker: { stations: ['shin-kiba'], ceo: false } },
    ] as const;
    expect(LANGUAGES.map((language) => words[language].hand({ cards }))).toEqual([
      'Your hand: Ōta (2 cards) and Kōtō (wildcard: your store at Shin Kiba).',
      'Deine Hand: Ōta (2 Karten) und Kōtō (Joker durch deinen Laden in Shin Kiba).',
      '手札は大田区2枚、江東区1枚（ジョーカー：新木場駅の店）です。',
    ]);
  });

  test('agree with who wins', () => {
    expect(lines({ type: 'won', seats: [0, 2] })).toEqual([
      'Ada and Chiyo share the victory!',
      'Den Sieg teilen sich Ada und Chiyo!',
      'AdaさんとChiyoさんが勝利を分かち合いました！',
    ]);
  });
});
