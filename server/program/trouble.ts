/** What a store was refused for, as a sentence about what was given. */
import { BadInput, type FileTrouble, type StoreTrouble, troubleOf } from '@yamanote/command-line';
import { OPENING_FAULTS, OpeningError } from '../store/opening-error.ts';
import { TransferError } from '../store/transfer/error.ts';

/** `where` is what named the store, if one thing did. Anything else stays what it is. */
export function inOneSentence(error: unknown, where: string | null): unknown {
  if (error instanceof TransferError) return new BadInput(error.about, (say) => say.storeTrouble(error.code));
  const { code, path = where, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  const trouble = storeTroubleOf(code);
  if (trouble !== null) {
    const about = error instanceof OpeningError ? error.about : path;
    return new BadInput(about ?? where, (say) => say.storeTrouble(trouble));
  }
  const refused = fileTroubleOf(error);
  if (refused === null) return error;
  // From the thread of the data file only the code comes, and that is about the folder.
  if (syscall === undefined || syscall === 'mkdir') return new BadInput(path, (say) => say.noFolder(refused));
  return new BadInput(path, (say) => say.unwritable(refused));
}

/** What the store itself says, the data file by the words of SQLite, as only those come from its thread. */
function storeTroubleOf(code = ''): StoreTrouble | null {
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'disk-full';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  return OPENING_FAULTS.find((known) => known === code) ?? null;
}

/** A port may be refused too. */
function fileTroubleOf(error: unknown): FileTrouble | null {
  if ((Object(error) as NodeJS.ErrnoException).syscall === 'listen') return null;
  const trouble = error instanceof Error ? troubleOf(error) : null;
  return typeof trouble === 'string' ? trouble : null;
}
