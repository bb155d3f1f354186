/** Values for every sentence of previews, in the shape of their words. */
import type { SamplesOf } from '@yamanote/tools/voice';
import type { PreviewWords } from '../en.ts';

export const SAMPLES: SamplesOf<PreviewWords> = {
  seats: [[{ taken: 1, seats: 4 }]],
  people: [[{ names: ['Ada'] }], [{ names: ['Ada', 'Botan', 'Chiyo'] }]],
  live: [[{ minutes: 10, seconds: 15 }]],
  daily: [[{ hours: 1 }], [{ hours: 24 }]],
};
