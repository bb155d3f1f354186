/** Codes that work once. */
import type { Seat } from '@yamanote/kernel';

export type CodeFor =
  | { is: 'guest'; guest: string }
  /** `holder` sat there when it was made, in this round. */
  | { is: 'seat'; table: string; seat: Seat; holder: string | null; round: number };

export interface Codes {
  /** In place of every other code for the same seat. */
  add(code: string, target: CodeFor, until: number): Promise<void>;
  find(code: string): Promise<CodeFor | null>;
  /** Uses it up; `null` if somebody else was faster. */
  take(code: string): Promise<CodeFor | null>;
  /** Forgets those that have run out. */
  forget(): Promise<number>;
}
