/** Why a folder or a database cannot be opened; what it is called lets a program say it in any language. */
export const OPENING_FAULTS = [
  'in-use',
  'wrong-url',
  'unreachable',
  'not-primary',
  'two-databases',
  'too-old',
  'wrong-password',
  'no-database',
  'no-right',
  'newer-shape',
  'older-node',
  'held-up',
  'disk-full',
] as const;

export type OpeningFault = (typeof OPENING_FAULTS)[number];

/** Nothing was changed. */
export class OpeningError extends Error {
  readonly code: OpeningFault;
  /** Which folder, file or database, where several were given. */
  readonly about: string | null;

  constructor(code: OpeningFault, message: string, { cause, about }: { cause?: unknown; about?: string } = {}) {
    super(message, { cause });
    this.name = 'OpeningError';
    this.code = code;
    this.about = about ?? null;
  }
}
