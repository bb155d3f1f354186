/** What belongs to the house and is called the same in every room of it. */
import type { Entry } from './entry.ts';

const PAGES = ['web', 'cli'];

export const house: readonly Entry[] = [
  {
    en: 'games hall (a machine that fails: the server)',
    de: 'Spieletreff (im Satz: Yamanote, der Server)',
    ja: 'ボードゲーム広場（文中ではYamanote、サーバー）',
    not: {
      en: /\barcade\b|\bhall (does not answer|cannot (save|take|know))/i,
      de: /Spielhalle|Spielebahnhof|\bHallen?\b/,
      ja: /ホール/,
    },
  },
  { en: 'Home', de: 'Startseite', ja: 'トップ', not: { de: /\b(Zum|zum) Ring\b/, ja: /環状線へ/ }, rooms: PAGES },
  { en: 'loop (of the home page)', de: 'Ringlinie', ja: '環状線', not: { de: /\bRings?\b/ }, rooms: PAGES },
  {
    en: 'open a table',
    de: 'einen Tisch eröffnen',
    ja: 'テーブルを作る',
    not: { en: /\bmake a table/i, de: /Tisch (öffnen|aufstellen|aufgestellt)/, ja: /テーブルを(開|つく)/ },
  },
  { en: 'match', de: 'Partie', ja: 'ゲーム（相手を言うときは対戦相手）', not: { ja: /対戦(?!相手|記録)/ } },
  { en: 'turn', de: 'Zug', ja: '手番', not: { ja: /(さん|あなた|自分|人)の番/ } },
  { en: 'seat', de: 'Platz', ja: '席' },
  { en: 'hint', de: 'Tipp', ja: 'ヒント', not: { de: /\bHinweise?\b/ }, rooms: PAGES },
  { en: 'recovery code', de: 'Notfallcode', ja: '復元コード', not: { de: /Wiederherstellungs/ } },
  { en: 'passkey', de: 'Passkey', ja: 'パスキー' },
  {
    en: 'host (who opened the table)',
    de: 'Gastgeber',
    ja: 'ホスト',
    not: { de: /wer den Tisch (aufgestellt|eröffnet) hat/i },
  },
  {
    en: 'whoever runs the server',
    de: 'wer Yamanote betreibt',
    ja: '運営者',
    not: { de: /wer die Halle betreibt/i },
  },
  {
    en: 'levels of bots: gentle, easy, normal, hard, even',
    de: 'Stärken der Bots: sanft, leicht, normal, schwer, passend',
    ja: 'ボットの強さ：入門、やさしい、ふつう、強い、互角',
  },
  {
    en: 'auto-answer',
    de: 'Vorab-Antwort',
    ja: '自動回答',
    not: { en: /standing orders?/i, de: /Daueranweisung/i, ja: /事前指示/ },
  },
  { en: 'log', de: 'Verlauf', ja: '記録', not: { de: /Protokoll|Logbuch/, ja: /(?<!プ)ログ(?!イン)/ } },
  { en: 'seal (of the seed)', de: 'Siegel', ja: '封印', not: { ja: /封を/ } },
  { en: 'fingerprint (of a key)', de: 'Fingerabdruck', ja: '指紋' },
  { en: 'random', de: 'per Los', ja: 'ランダム', not: { en: /\bby lot\b|\blots are drawn/i } },
  { en: 'deck, discard pile', de: 'Stapel, Abwurfstapel (Shinjuku: Ablagestapel)', ja: '山札、捨て札' },
  { en: 'reroll', de: 'nachwürfeln, Nachwurf', ja: '振り直す', not: { de: /noch ?mals würfeln/i } },
  {
    en: 'extra turn',
    de: 'Extrazug',
    ja: '追加の手番',
    not: { de: /weitere[rnms]? Z(ug|üge)/, en: /\b(another|a further) turn\b/i },
  },
  { en: 'invite', de: 'einladen', ja: '招待する', not: { ja: /招(?!待)/ } },
  { en: 'Tokyo', de: 'Tokyo', ja: '東京', not: { de: /Toki(o|yo)/ } },
  { en: 'the others', de: 'die anderen', ja: 'ほかの人', not: { ja: /他の|他に/ } },
  { en: 'who, anybody', de: 'wer, jemand', ja: '誰', not: { ja: /だれ/ } },
  { en: 'first', de: 'zuerst', ja: '最初', not: { ja: /はじめ(?!て)|初め(?!て)/ } },
  { en: 'most', de: 'am meisten', ja: '一番', not: { ja: /いちばん/ } },
  { en: 'after, later', de: 'danach', ja: 'あと', not: { ja: /[のたこそ]後(?![半ろ者])|後で/ } },
  { en: 'the 4th', de: 'das vierte', ja: '4つ目', not: { ja: /\d[つ枚人個回]め(?!く)/ } },
];
