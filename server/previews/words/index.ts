import type { Language } from '@yamanote/kernel';
import { de } from './de.ts';
import { en, type PreviewWords } from './en.ts';
import { ja } from './ja.ts';

export const previewWords: Readonly<Record<Language, PreviewWords>> = { en, de, ja };
