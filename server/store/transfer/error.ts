/** Why a store was not copied; what it is called lets a program say it in any language. */
export type TransferFault =
  | 'no-store'
  | 'no-backup'
  | 'older-shape'
  | 'in-use'
  | 'target-not-empty'
  | 'file-exists'
  | 'damaged'
  | 'differs';

/** `about` is the folder, database, file, or stored thing that it is about. */
const MESSAGES: Readonly<Record<TransferFault, (about: string) => string>> = {
  'no-store': (about) => `no hall has kept anything in ${about}`,
  'no-backup': (about) => `${about} is no backup of a hall`,
  'older-shape': (about) => `${about} was written by an older Yamanote; open it once with this one`,
  'in-use': (about) => `a hall has ${about} open; close it first`,
  'target-not-empty': (about) => `something is kept in ${about} already; choose an empty one`,
  'file-exists': (about) => `${about} is there already, and is left as it is; choose another name`,
  damaged: (about) => `${about} is damaged and cannot be read`,
  differs: (about) => `${about} was not the same after it was copied`,
};

/** Where it was to be copied to, nothing is; where it came from, nothing was changed. */
export class TransferError extends Error {
  readonly code: TransferFault;
  readonly about: string;

  constructor(code: TransferFault, about: string, cause?: unknown) {
    super(MESSAGES[code](about), { cause });
    this.name = 'TransferError';
    this.code = code;
    this.about = about;
  }
}
