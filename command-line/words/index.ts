import type { Language } from '@yamanote/kernel';
import { de } from './de.ts';
import { type ComplaintWords, en } from './en.ts';
import { ja } from './ja.ts';

export const complaintsIn: Readonly<Record<Language, ComplaintWords>> = { en, de, ja };
