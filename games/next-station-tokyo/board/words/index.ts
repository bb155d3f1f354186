import type { Language } from '@yamanote/games/room';
import { de } from './de.ts';
import { type BoardWords, en } from './en.ts';
import { ja } from './ja.ts';

export type { BoardWords } from './en.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, de, ja };
