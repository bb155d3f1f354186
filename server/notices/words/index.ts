import type { Language } from '@yamanote/kernel';
import { de } from './de.ts';
import { en, type NoticeWords } from './en.ts';
import { ja } from './ja.ts';

export type { NoticeWords };

export const words: Readonly<Record<Language, NoticeWords>> = { en, de, ja };
