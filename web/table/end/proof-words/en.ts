/** English, and what every language has to bring about the proof of a match. */
import type { Fault } from '@yamanote/kernel';

type Chance = 'dice' | 'cards' | 'both';

export interface Asked {
  name: string;
  you: boolean;
  hints: number;
}

const DISTRUST = 'Do not trust this match.';
const MISFIT = 'Something does not add up. Download the match and check it with `yamanote verify`.';
const COUNTED = { dice: ['roll', 'rolls'], cards: ['draw', 'draws'], both: ['roll or draw', 'rolls and draws'] };
const CHOSEN = { dice: 'the dice', cards: 'the cards', both: 'the dice or the cards' };

export const en = {
  verified({ throws, chance }: { throws: number; chance: Chance }): string {
    const [one, more] = COUNTED[chance];
    const come = throws === 1 ? `The only ${one} comes` : `All ${throws} ${more} come`;
    return `${come} from the sealed numbers of this match, and every move was legal.`;
  },
  /** What that rests on besides the file. */
  compare: {
    here: ({ chance, code }: { chance: Chance; code: string }) =>
      `This device saw every seal before it opened its own random numbers, and those numbers were used: nobody could choose ${CHOSEN[chance]}. But whoever runs this server could see the results in advance, which matters if they play too. Every device with the check code ${code} was shown the same seals.`,
    elsewhere: 'This match began on another device, so what was shown before the start cannot be compared here.',
    without:
      'The match began without random numbers from this device: only the others’ devices can tell whether anybody chose the results.',
    nobody: 'No device added random numbers: the server alone chose the seed.',
    replaced:
      'The random numbers for your seat came from another device. If you had no second device at this table, do not trust this match.',
    older: 'An older match proves less: no device noted what was sealed, and every undo changed the results after it.',
    alone: 'Played on this device only: there is nothing else to compare it with.',
  },
  voids: ({ voids }: { voids: number }) =>
    `${voids === 1 ? '1 earlier attempt' : `${voids} earlier attempts`} to start failed: not everybody opened their seal.`,
  /** Who had hints, and how many: at least one person, and one hint each. */
  hints: ({ asked }: { asked: readonly Asked[] }) =>
    `Hints asked for: ${asked.map(({ name, you, hints }) => `${you ? 'you' : name} ${hints}`).join(', ')}.`,
  rewound: ({ rewinds }: { rewinds: number }) =>
    `The match went back ${rewinds === 1 ? 'once' : `${rewinds} times`} by agreement: what was rolled again came out anew, and all that was taken back stands in its file.`,
  signed: ({ key }: { key: string }) => `Signed by this server; its key has the fingerprint ${key}.`,
  notChecked: 'The server’s signature cannot be checked here: that takes https and a recent browser.',
  faults: {
    'late-seed': `The server used a different seed from the one it had sealed before the start. ${DISTRUST}`,
    'two-seals': `Before the start the server sealed two seeds, and hides one of them. ${DISTRUST}`,
    'other-seals': `Before the start the server showed this device different seals from those in the match. ${DISTRUST}`,
    'dropped-bits': `The server left out this device’s random numbers. ${DISTRUST}`,
    numbering: `The rolls are numbered so that an undo could change them. ${DISTRUST}`,
    dice: `A roll or draw does not come from what was sealed. ${DISTRUST}`,
    signature: `The match is not signed with this server’s key. ${DISTRUST}`,
    changed: `The match was changed after it was played. ${DISTRUST}`,
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
