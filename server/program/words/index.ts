import type { Language } from '@yamanote/kernel';
import { de } from './de.ts';
import { en, type ProgramWords } from './en.ts';
import { ja } from './ja.ts';

export type { ProgramWords };

export const words: Readonly<Record<Language, ProgramWords>> = { en, de, ja };
