import { expect, it } from 'vitest';
import { parseCode } from './code.ts';

it.each([
  'k7wp-3fqm',
  ' K7WP 3FQM ',
  'k7wp3fqm',
  'ｋ７ｗｐー３ｆｑｍ',
  'k7wp–3fqm\n',
  'http://192.168.0.7:8080/table/k7wp-3fqm?from=mail#top',
  'Come here: https://hall.example/table/K7WP-3FQM',
])('finds the code in "%s"', (text) => {
  expect(parseCode(text)).toBe('k7wp-3fqm');
});

it.each(['', 'k7wp', 'k7wp-3fq', 'k7wp-3fqmm', 'k7wp-3fqo', 'hello you', 'https://hall.example/game/shinjuku'])(
  'finds none in "%s"',
  (text) => {
    expect(parseCode(text)).toBeNull();
  },
);
