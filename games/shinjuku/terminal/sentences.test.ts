import { COUNTS, each, inShapeOf, testSentences } from '@yamanote/tools/voice';
import { type Labels, labels } from './labels.ts';

testSentences({
  room: 'shinjuku',
  words: labels,
  samples: inShapeOf<Labels>({
    bag: each(0, 1, 2, 3, 4),
    bagCount: COUNTS,
    pile: COUNTS,
    discards: COUNTS,
    arrivals: each(1, 2),
    nextStars: each(0, 1, 3),
    cards: COUNTS,
    pieces: COUNTS,
    points: COUNTS,
  }),
  lists: new URL('./sentences/', import.meta.url),
});
