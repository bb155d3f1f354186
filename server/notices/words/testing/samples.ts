/** Values for every sentence of a notice, in the shape of its words. */
import type { SamplesOf } from '@yamanote/tools/voice';
import type { NoticeWords } from '../en.ts';

const NAMES: [{ name: string }][] = [[{ name: 'Mika' }]];

export const SAMPLES: SamplesOf<NoticeWords> = {
  theirTurn: NAMES,
  theirWord: NAMES,
  theirNudge: NAMES,
  called: [[{ name: 'Sakura' }]],
  at: [[{ game: 'Shinjuku', table: 'Sakura' }]],
  inCompany: [[{ said: '…', names: ['Mika'] }], [{ said: '…', names: ['Mika', 'Jo', 'Kei'] }]],
  seat: [[{ number: 1 }], [{ number: 2 }]],
};
