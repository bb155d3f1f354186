/** Values for every sentence of a notice, in the shape of its words. */
import type { SamplesOf } from '@yamanote/tools/voice';
import type { NoticeWords } from '../en.ts';

const NAMES: [{ name: string }][] = [[{ name: 'Mika' }]];

export const SAMPLES: SamplesOf<NoticeWords> = {
  theirTurn: NAMES,
  theirNudge: NAMES,
  seat: [[{ number: 1 }], [{ number: 2 }]],
};
