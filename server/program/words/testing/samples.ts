/** Values for every sentence of the hall's program, in the shape of its words. */
import type { SamplesOf } from '@yamanote/tools/voice';
import type { Copied } from '../../../store/transfer/index.ts';
import type { ProgramWords } from '../en.ts';

const COUNTED: [Copied][] = [0, 1, 2, 5].map((n) => [{ tables: n, matches: n, entries: n }]);
const FINGERPRINT = 'ab12 cd34';

export const SAMPLES: SamplesOf<ProgramWords> = {
  help: { usage: [['yamanote serve']], otherwise: [['…', '8080']] },
  open: [['http://localhost:8080/']],
  signs: [[FINGERPRINT]],
  toNetwork: [['http://192.168.1.7:8080/']],
  keepsNothing: [['…']],
  closedBadly: [['…']],
  closedLate: [[10]],
  portInUse: [[8080, '--port']],
  notAllowed: [[80, '/srv']],
  notOpened: [['…']],
  matchesDone: [
    [0, 1],
    [1, 2],
    [2, 5],
  ],
  copied: COUNTED,
  backedUp: COUNTED.map(([counts]) => ['hall.backup', counts]),
  restored: COUNTED,
};
