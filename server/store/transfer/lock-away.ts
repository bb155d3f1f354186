import { lockFolder } from '../embedded/database.ts';
import { OpeningError } from '../opening-error.ts';
import { TransferError } from './error.ts';
import { explaining } from './file-rows.ts';

/** As a hall locks its folder. */
export function lockAway(folder: string): { release(): void } {
  try {
    return explaining(folder, () => lockFolder(folder));
  } catch (error) {
    if (error instanceof OpeningError && error.code === 'in-use') throw new TransferError('in-use', folder, error);
    throw error;
  }
}
