import { expect, test } from 'vitest';
import { wrongMarks } from './marks.ts';

const wrong = (language: 'en' | 'de' | 'ja', text: string, key = 'key') => wrongMarks(text, key, language).length;

test('Japanese letters have full-width marks between them', () => {
  for (const text of ['港区:食品', '公開済み. 地下', '接続中(1)です', 'はい!']) expect(wrong('ja', text), text).toBe(1);
  expect(wrong('ja', '港区： 食品')).toBe(1);
  for (const text of ['港区：食品', '3.5倍', '「? 3」は3番の手', 'ver. 2', '--save を付ける'])
    expect(wrong('ja', text), text).toBe(0);
});

test('the Japanese log is told in the past', () => {
  expect(wrong('ja', 'Adaさんが東京に入ります。', 'events.moved')).toBe(1);
  expect(wrong('ja', 'Adaさんが東京に入りました。', 'events.moved')).toBe(0);
  expect(wrong('ja', '東京に入ります。', 'topics.tokyo.text')).toBe(0);
});

test('a German sentence after a colon begins with a capital, a list does not', () => {
  for (const text of [
    'Du hast 14 Energie: was kaufst du?',
    '8 Herzen: bleibst du in Tokyo?',
    'Kaiju: alle dort fliehen',
  ])
    expect(wrong('de', text), text).toBe(1);
  for (const text of ['Du hast 14 Energie: Was kaufst du?', 'Zug 3: du.', 'Karten: drei blaue und eine rote.'])
    expect(wrong('de', text), text).toBe(0);
});

test('German quotes „so“', () => {
  for (const text of ['"so"', '“so”', 'so“']) expect(wrong('de', text), text).toBe(1);
  expect(wrong('de', 'Neu: „Es vermehrt sich!“.')).toBe(0);
});

test('a sentence ends with one mark', () => {
  for (const text of ['It Has a Child!.', 'Really?.', 'Done..']) expect(wrong('en', text), text).toBe(1);
  expect(wrong('ja', 'どんでん返し！。')).toBe(1);
  for (const text of ['Wait...', 'One moment …', 'Done.']) expect(wrong('en', text), text).toBe(0);
});

test('what is counted has the form of its number', () => {
  for (const text of ['1 lines', 'with 2 bot', '0 card left']) expect(wrong('en', text), text).toBe(1);
  for (const text of ['1 line', '21 lines', '2 bots', 'a 2-card hand', '11 station cards', '1–4 players'])
    expect(wrong('en', text), text).toBe(0);
  for (const text of ['1 warten hier', '1 Karten', '2 Münze']) expect(wrong('de', text), text).toBe(1);
  for (const text of ['1 wartet hier', '11 Karten', '2 Münzen', '1 Würfel']) expect(wrong('de', text), text).toBe(0);
});
