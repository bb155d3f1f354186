import { wordsOfBoth } from '@yamanote/games/by-language';
import { boardWords } from '../words/index.ts';
import { editorWords } from './words/index.ts';

export { MapEditor } from './map-editor.tsx';

export const { load: loadWords } = wordsOfBoth(boardWords, editorWords);
