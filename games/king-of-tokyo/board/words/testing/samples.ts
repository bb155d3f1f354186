/** Values for every sentence of the board, in the shape of its words: 0, 1, 2 and 5 of what is counted, the reader and somebody else. */
import { CLAW, type Dice, ENERGY, HEART } from '@yamanote/games/king-of-tokyo/rules';
import { COUNTS, each, type SamplesOf, vary } from '@yamanote/tools/voice';
import type { BoardWords } from '../en.ts';

/** Nobody counts none of these. */
const FROM_ONE = each(1, 2, 5);
const WHO = each<string | null>('Ada', null);
const ADA = each('Ada');
const FACES = each('3', '…');
const NOBODY_TO_SEVERAL = each<readonly string[]>([], ['Ada'], ['Ada', 'Botan'], ['Ada', 'Botan', 'Chiyo']);

export const SAMPLES: SamplesOf<BoardWords> = {
  inShort: each('Du erhältst 3 Ruhmpunkte', 'Angriff: 1 Ruhmpunkt'),
  figure: vary<Parameters<BoardWords['figure']>[0]>(
    { name: 'Ada', monster: '…', place: '…', counts: ['10', '5', '2'] },
    { name: [null], monster: [null], counts: [['10'], ['10', '5']] },
  ),
  hearts: COUNTS,
  stars: COUNTS,
  energy: COUNTS,
  cards: COUNTS,
  poison: COUNTS,
  shrink: COUNTS,
  smoke: COUNTS,

  dice: each<Dice>([1], [2, 2], [1, 2, 3, HEART, CLAW, ENERGY]),
  diceOf: WHO,
  lastDiceOf: WHO,
  diceCount: COUNTS,
  keepIt: FACES,
  rollIt: FACES,
  stays: [
    ['3', false],
    ['…', true],
  ],
  turnToFace: FACES,
  rollOf: [[{ roll: 1, of: 3 }], [{ roll: 2, of: 3 }], [{ roll: 2, of: 2 }]],
  rollDice: FROM_ONE,
  rollWith: vary<Parameters<BoardWords['rollWith']>[0]>({ card: '…', price: '…' }, { price: [null] }),
  sweepThese: vary<Parameters<BoardWords['sweepThese']>[0]>(
    {
      note: '…',
      cards: [
        { name: '…', gist: null },
        { name: '…', gist: '…' },
      ],
    },
    { cards: [[{ name: '…', gist: null }]] },
  ),
  healAll: each(2, 5),

  damage: COUNTS,
  toPlaces: each<readonly string[]>(['…'], ['…', '…']),
  toNames: each<readonly (string | null)[]>(['Ada'], ['Ada', null], ['Ada', 'Botan', 'Chiyo']),
  mayParry: [[{ name: 'Ada', card: '…' }]],
  nearly: [[{ face: 1, stars: 1 }], [{ face: 3, stars: 5 }]],
  hurt: vary<Parameters<BoardWords['hurt']>[0]>({ name: 'Ada', hearts: 1 }, { name: [null], hearts: [2, 5] }),
  thenSpend: FROM_ONE,
  thenPoison: FROM_ONE,

  readCardsWith: COUNTS,
  lacking: vary({ price: 5, energy: 2 }, { price: [1], energy: [0, 1] }),
  cheaper: vary({ cost: 5, price: 4, card: '…' }, { price: [0, 1] }),
  card: vary<Parameters<BoardWords['card']>[0]>(
    { name: '…', kind: '…', price: 6, payable: true, top: false, text: '…' },
    { price: [0, 1], payable: [false], top: [true] },
  ),
  rulings: FROM_ONE,
  cardsOf: WHO,
  ownedCard: [[{ does: '…', gist: '…' }]],
  gone: each<readonly string[]>(['…'], ['…', '…']),
  copies: vary<Parameters<BoardWords['copies']>[0]>({ card: '…', name: 'Ada' }, { name: [null] }),
  onCard: FROM_ONE,

  monsterIs: [[{ monster: '…', says: '…' }]],
  taken: WHO,
  heartsLeft: FROM_ONE,
  healOther: ADA,
  heartFor: vary<Parameters<BoardWords['heartFor']>[0]>({ use: '…', from: 7, to: 8, gets: null }, { gets: ['…'] }),
  youGet: COUNTS,
  becomes: COUNTS,

  heartsOf: vary({ hearts: 5, limit: 10 }, { hearts: [0, 1], limit: [12] }),
  starsOf: COUNTS,
  poisonMeans: FROM_ONE,
  shrinkMeans: FROM_ONE,

  stayOrLeave: vary({ lost: 1 }, { lost: [2, 5, 11] }),
  escapeOrStay: vary({ amount: 1 }, { amount: [2, 5, 11] }),
  hitYou: [[{ name: 'Ada', from: 9, lost: 3 }]],
  wouldHit: [[{ name: 'Ada', from: 9, lost: 3 }]],
  heartsRemain: FROM_ONE,
  probeOrNot: ADA,
  diceDo: vary({ hearts: 1, stars: 0, name: 'Ada' }, { hearts: [0, 5], stars: [1, 5] }),
  rerollDie: FACES,
  snatchOrNot: ADA,
  buyFor: COUNTS,
  buyFrom: vary({ name: 'Ada', energy: 5 }, { energy: [0, 1] }),
  discardFor: COUNTS,
  defendOrNot: vary({ amount: 1 }, { amount: [2, 5] }),
  healBeforeLosing: each('…'),
  stops: each('…'),
  stayBrings: FROM_ONE,
  staySuffers: vary({ hearts: 1, stars: 2 }, { hearts: [5], stars: [1, 3] }),
  leaveLetsIn: ADA,
  movesInFor: ADA,
  wins: WHO,
  winsNow: WHO,
  cannotHit: [['city'], ['bay']],
  canHitBefore: NOBODY_TO_SEVERAL,
  alwaysStay: each(2, 5),
};
