import type { By, Entry, Note } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { besideReader } from './beside.ts';

const PERSON: By = { is: 'person' };
const BOT: By = { is: 'bot', bot: 'normal' };
const answer = (seat: number, by: By) => ({ index: 0, seat, answer: null, by, at: 0, clock: null });
const note = (seat: number, given: Note) => ({ index: 0, seat, note: given, by: { is: 'hall' } as const, at: 0 });

function tell(...entries: Entry[]) {
  return entries.map(besideReader());
}

test('says what time did to a match', () => {
  const control = { is: 'live', bank: 60, increment: 5, reaction: 10 } as const;
  expect(
    tell(
      note(0, { is: 'time-control', control }),
      note(0, { is: 'gap', from: 1000, until: 41_000 }),
      answer(1, { is: 'time-out' }),
      note(0, { is: 'hint' }),
    ),
  ).toEqual([[{ is: 'clocks', control }], [{ is: 'gap', lasted: 40_000 }], [{ is: 'time-out', seat: 1 }], []]);
});

test('says who plays for whom, whether that was noted or only follows from who answers', () => {
  const handOver = (player: string) => note(0, { is: 'hand-over', player, who: null });
  expect(tell(handOver('normal'), answer(0, BOT), handOver('person'), answer(0, PERSON))).toEqual([
    [{ is: 'bot-plays', seat: 0 }],
    [],
    [{ is: 'person-plays', seat: 0 }],
    [],
  ]);
  const unnoted = [answer(0, PERSON), answer(1, BOT), answer(0, BOT), answer(1, BOT), answer(0, { is: 'time-out' })];
  expect(tell(...unnoted)).toEqual([
    [],
    [],
    [{ is: 'bot-plays', seat: 0 }],
    [],
    [
      { is: 'person-plays', seat: 0 },
      { is: 'time-out', seat: 0 },
    ],
  ]);
});
