import type { Language } from '@yamanote/games/room';
import { de } from './de.ts';
import { type EditorWords, en } from './en.ts';
import { ja } from './ja.ts';

export type { EditorWords } from './en.ts';

export const editorWords: Readonly<Record<Language, EditorWords>> = { en, de, ja };
