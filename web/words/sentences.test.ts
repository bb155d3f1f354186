import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { de as howToDe } from '../pages/how-to/words/de.ts';
import { en as howToEn } from '../pages/how-to/words/en.ts';
import { ja as howToJa } from '../pages/how-to/words/ja.ts';
import { de as proofDe } from '../table/end/proof-words/de.ts';
import { en as proofEn } from '../table/end/proof-words/en.ts';
import { ja as proofJa } from '../table/end/proof-words/ja.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { type PageWords, SAMPLES } from './testing/samples.ts';
import { de as togetherDe } from './together/de.ts';
import { en as togetherEn } from './together/en.ts';
import { ja as togetherJa } from './together/ja.ts';

const words: Readonly<Record<'en' | 'de' | 'ja', PageWords>> = {
  en: { pages: en, together: togetherEn, howTo: howToEn, proof: proofEn },
  de: { pages: de, together: togetherDe, howTo: howToDe, proof: proofDe },
  ja: { pages: ja, together: togetherJa, howTo: howToJa, proof: proofJa },
};

testSentences({ room: 'web', words, samples: inShapeOf(SAMPLES), lists: new URL('./sentences/', import.meta.url) });
