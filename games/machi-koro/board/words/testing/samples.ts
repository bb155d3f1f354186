/** Values for what the board says: those of sentences that stand alone, and sentences that are made of others' words. */
import { ESTABLISHMENTS, type EstablishmentId, LANDMARKS, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import { COUNTS, each, type SamplesOf, type Text } from '@yamanote/tools/voice';
import { landmarkLabel, offerLabel } from '../../draw/labels.ts';
import type { OfferState } from '../../market.ts';
import type { NoGain } from '../../roll-line.ts';
import { type BoardWords, boardWords, nameOf, shortOf } from '../index.ts';

/** Sentences with names and texts of cards in them, which every language has its own of. */
export const COMPOSED = [
  'card',
  'landmark',
  'landmarksBuilt',
  'landmarkIs',
  'houses',
  'soldOut',
  'give',
  'take',
  'stop',
  'byEach',
  'wouldBe',
  'andSwap',
] as const satisfies readonly (keyof BoardWords)[];

const WHO = each({ name: null }, { name: 'Aiko' });
const WHOSE = ['mine', 'others', 'any'] as const;
const AMOUNTS = each<{ amount: string; coins: number }>(
  { amount: '0', coins: 0 },
  { amount: '+1', coins: 1 },
  { amount: '−1', coins: -1 },
  { amount: '+2', coins: 2 },
  { amount: '+5', coins: 5 },
);

export const SAMPLES: SamplesOf<Omit<BoardWords, (typeof COMPOSED)[number]>> = {
  coins: COUNTS,
  town: WHO,
  standing: each(
    { cards: [{ card: 'wheat-field', copies: 1 }], landmarks: [] },
    { cards: ESTABLISHMENTS.map(({ id }, i) => ({ card: id, copies: 1 + (i % 2) })), landmarks: ['train-station'] },
    { cards: [], landmarks: LANDMARKS.map(({ id }) => id) },
  ),
  dice: each(
    { name: null, dice: [3] },
    { name: 'Aiko', dice: [3] },
    { name: null, dice: [3, 4] },
    { name: 'Aiko', dice: [4, 4] },
  ),
  to: WHO,
  whenRolls: each('Aiko'),
  cardsOf: each('Aiko'),
  charge: each(...[0, 1, 2, 5, 6].map((from) => ({ name: 'Aiko', from, to: Math.max(0, from - 5) }))),
  income: each({ name: null, number: 8 }, { name: 'Aiko', number: 8 }),
  hintCoins: each({ from: 5, to: 0 }, { from: 5, to: 1 }, { from: 5, to: 2 }, { from: 0, to: 5 }),
  hintAt: each(...WHOSE.flatMap((whose) => ['3', '2–3'].map((numbers) => ({ numbers, whose })))),
  heardAt: each(...WHOSE.map((whose) => ({ numbers: '3', whose }))),
  either: each([3], [2, 3]),
  hintGain: each(0, 1, 2, 5, -1, -5),
  hintNoGain: each<NoGain>('swap', 'poor', { lacks: 'cow' }, { lacks: 'gear' }, { lacks: 'wheat' }),
  rollDice: each(1, 2),
  average: each('+1', '+2'),
  brings: each('0', '+1'),
  heardAverage: AMOUNTS,
  heardBrings: AMOUNTS,
};

const STATES: readonly OfferState[] = ['open', 'dear', 'full', 'hidden', 'gone'];

export function composedIn(language: Language): Text[] {
  const words = boardWords[language];
  const name = (card: EstablishmentId) => nameOf(card, language);
  const gist = (card: EstablishmentId) => shortOf(card, language);
  const [own, others] = [words.hintGain(1), words.hintGain(-5)];
  const said: Record<(typeof COMPOSED)[number], string[]> = {
    card: [
      ...ESTABLISHMENTS.map((card) => offerLabel({ card, stock: 5, mine: 0, state: 'open' }, language)),
      ...STATES.map((state, i) =>
        offerLabel(
          { card: ESTABLISHMENTS[3], stock: state === 'hidden' || state === 'gone' ? 0 : 1, mine: i, state },
          language,
        ),
      ),
    ],
    landmark: LANDMARKS.flatMap(({ id }, i) => [
      landmarkLabel(id, i % 3, false, language),
      landmarkLabel(id, UNBUILT, true, language),
    ]),
    landmarksBuilt: [[], ['train-station'], ['train-station', 'radio-tower']].map((built) =>
      words.landmarksBuilt(built.map((id) => nameOf(id as 'train-station', language))),
    ),
    landmarkIs: [words.landmarkIs({ name: nameOf('train-station', language), is: words.landmarkStatus.built })],
    houses: [1, 2].map((copies) => words.houses({ name: name('bakery'), copies })),
    soldOut: [words.soldOut([name('cafe')]), words.soldOut([name('cafe'), name('mine')])],
    give: [1, 2].map((copies) => words.give({ card: name('forest'), copies, gist: gist('forest') })),
    take: [1, 2].map((copies) => words.take({ card: name('mine'), name: 'Aiko', copies, gist: gist('mine') })),
    stop: [
      { number: 1, mine: own, others: words.nothing, name: null, twoDice: false, rolled: false },
      { number: 6, mine: words.swap, others, name: null, twoDice: false, rolled: true },
      { number: 6, mine: words.andSwap(own), others, name: 'Aiko', twoDice: false, rolled: false },
      {
        number: 3,
        mine: words.nothing,
        others: words.wouldBe({ from: words.nothing, to: own }),
        name: null,
        twoDice: false,
        rolled: false,
      },
      {
        number: 9,
        mine: words.wouldBe({ from: own, to: words.hintGain(5) }),
        others: words.byEach([
          { name: 'Botan', amount: own },
          { name: 'Chiyo', amount: words.nothing },
        ]),
        name: null,
        twoDice: true,
        rolled: false,
      },
    ].map(words.stop),
    byEach: [],
    wouldBe: [],
    andSwap: [],
  };
  return Object.entries(said).flatMap(([key, texts]) => texts.map((text) => ({ key, text })));
}
