/** English, and what every language has to bring about the proof of a match. */
import type { Fault } from '@yamanote/kernel';

type Chance = 'dice' | 'cards' | 'both';

const DISTRUST = 'Do not trust this match.';
const MISFIT = 'Something does not fit. Download the match and look at it with `yamanote verify`.';
const COUNTED = { dice: ['throw', 'throws'], cards: ['draw', 'draws'], both: ['draw', 'throws and draws'] };
const CHOSEN = { dice: 'the dice', cards: 'the cards', both: 'dice and cards' };

export const en = {
  verified({ throws, chance }: { throws: number; chance: Chance }): string {
    const [one, more] = COUNTED[chance];
    const come = throws === 1 ? `1 ${one} comes` : `${throws} ${more} come`;
    return `${come} from the sealed numbers of this match, and every move was legal.`;
  },
  /** What that rests on besides the file. */
  compare: {
    here: ({ chance, code }: { chance: Chance; code: string }) =>
      `This device saw all seals before it opened its own random numbers, and those took part: nobody could choose ${CHOSEN[chance]}. Whoever runs the hall could, if they play, know them in advance. Whoever has the code ${code} was shown the same seals.`,
    elsewhere: 'Begun on another device: what was shown before the start cannot be compared here.',
    without:
      'The match began without random numbers from this device: only the others’ devices can tell whether chance was left alone.',
    replaced:
      'Another device gave the random numbers for your seat. If you had no other one at this table, do not trust this match.',
    older:
      'An older match proves less: no device noted what the hall had sealed, and every undo changed what came after it.',
    alone: 'Played on this device alone: there is nothing else to compare it with.',
  },
  voids: ({ voids }: { voids: number }) =>
    `${voids === 1 ? 'One deal' : `${voids} deals`} before this one came to nothing: not everybody opened their seal.`,
  signed: ({ key }: { key: string }) => `Signed by this hall; its key has the fingerprint ${key}.`,
  notChecked: 'The hall’s signature cannot be checked here: that takes https and a recent browser.',
  faults: {
    'late-seed': `The hall used another seed than the one it had sealed before the start. ${DISTRUST}`,
    'two-seals': `Before the start the hall sealed two seeds, and keeps silent about one. ${DISTRUST}`,
    'other-seals': `Before the start the hall showed this device other seals than the match has. ${DISTRUST}`,
    'dropped-bits': `The hall left out the random numbers of this device. ${DISTRUST}`,
    numbering: `The throws are numbered so that an undo could change them. ${DISTRUST}`,
    dice: `A throw or draw does not come from what was sealed. ${DISTRUST}`,
    signature: `The match is not signed with this hall’s key. ${DISTRUST}`,
    changed: `The match was changed afterwards. ${DISTRUST}`,
    rules: MISFIT,
    unfinished: MISFIT,
  } satisfies Record<Fault, string>,
  copy: 'Copy note',
  copyHint: 'What this device was shown and opened before the start, for `yamanote verify --note`.',
  copied: 'Note copied.',
};

type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { [K in keyof T]: Spoken<T[K]> };
export type ProofWords = Spoken<typeof en>;
