import { expect, test } from 'vitest';
import { readKey } from './keys.ts';

test.each([
  ['1', { is: 'answer', choice: 0 }],
  [' 12 ', { is: 'answer', choice: 11 }],
  ['１２', { is: 'answer', choice: 11 }],
  ['13', { is: 'unknown', given: '13' }],
  ['0', { is: 'unknown', given: '0' }],
  ['-1', { is: 'unknown', given: '-1' }],
  ['', { is: 'again' }],
  ['u', { is: 'undo' }],
  ['U', { is: 'undo' }],
  ['ｑ', { is: 'quit' }],
  ['b', { is: 'back' }],
  ['Ｂ', { is: 'back' }],
  ['l', { is: 'log' }],
  ['h', { is: 'hint' }],
  ['quit', { is: 'unknown', given: 'quit' }],
  ['?', { is: 'explain', what: '' }],
  ['? cafe', { is: 'explain', what: 'cafe' }],
  ['？3', { is: 'explain', what: '3' }],
  ['o', { is: 'order', what: '' }],
  ['O  yield  when=never', { is: 'order', what: 'yield  when=never' }],
  ['ｏ　ｙｉｅｌｄ', { is: 'order', what: 'yield' }],
  ['ok', { is: 'unknown', given: 'ok' }],
  ['s', { is: 'save', file: undefined }],
  ['s my match.json', { is: 'save', file: 'my match.json' }],
  ['s ﾏﾁ.json', { is: 'save', file: 'ﾏﾁ.json' }],
  ['stop', { is: 'unknown', given: 'stop' }],
])('%j of twelve choices', (line, key) => {
  expect(readKey(line, 12)).toEqual(key);
});

test('nothing at all is an answer where there is only one', () => {
  expect(readKey('', 1)).toEqual({ is: 'answer', choice: 0 });
});
