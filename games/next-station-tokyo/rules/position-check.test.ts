import { isRefusal, sentence } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { nextStation } from './index.ts';
import { optionsWith } from './testing/states.ts';
import type { NextStationOptions } from './types.ts';

const PENCILS = ['pink', 'blue', 'brown', 'purple'];
const PILE = [...CARD_IDS];
const UNDER = PILE.filter((id) => id.startsWith('underground'));
const ALL = [PILE, PILE, PILE, PILE];
const EFFECTS = { effects: true } as const;
const OWN = { pace: 'own' } as const;

const laid = { pencils: PENCILS };
const round2 = { ...laid, cards: [['overground-circle', 'overground-joker']] };
const solo = (lines: object, more: object = {}) => ({ ...round2, players: [{ lines }], ...more });
const own = (...places: [phase: number, revealed: number][]) => ({
  ...laid,
  cards: ALL,
  players: places.map(([phase, revealed]) => ({ phase, revealed })),
});

describe('a position is refused', () => {
  test.each<[what: string, position: unknown, says: string, given?: Partial<NextStationOptions>, seats?: number]>([
    ['that is none', 7, 'expected an object, found 7'],
    ['with a strange field', { colour: 1 }, 'colour: expected no such field'],
    ['with three pencils', { pencils: ['pink', 'blue', 'brown'] }, 'pencils: expected a list of 4, one for each slot'],
    ['with a green pencil', { pencils: ['green', null, null, null] }, 'pencils[0]: expected one of pink'],
    [
      'with a pencil twice',
      { pencils: ['pink', 'pink', null, null] },
      'pencils[1]: expected one that is not named yet, found "pink"',
    ],
    ['with a gap and two players', { spare: 1 }, 'spare: expected nothing, unless three play, found 1', {}, 2],
    ['with a gap behind nobody', { spare: 3 }, 'spare: expected a whole number from 0 to 2', {}, 3],
    ['with five piles', { ...laid, cards: [[], [], [], [], []] }, 'cards: expected at most 4 piles'],
    ['with a strange card', { ...laid, cards: [['joker']] }, 'cards[0][0]: expected one of overground-circle'],
    [
      'with a card twice',
      { ...laid, cards: [['overground-joker', 'overground-joker']] },
      'cards[0][1]: expected one that is not named yet',
    ],
    [
      'with cards after the last',
      { ...laid, cards: [[...UNDER, 'overground-joker']] },
      'cards[0]: expected no card after the fifth underground one, found "overground-joker"',
    ],
    ['with cards of a later phase', { ...laid, cards: [[], ['overground-joker']] }, 'cards[1]: expected no cards yet'],
    ['with cards before the pencils', { cards: [['overground-joker']] }, 'cards[0]: expected no cards yet'],
    ['with a strange step', { step: 'rest' }, 'step: expected one of spare, pencil'],
    [
      'at the goals without them',
      { ...laid, step: 'goals' },
      'step: expected one of pencil, reveal, draw, over with these options, found "goals"',
    ],
    ['at a symbol without the module', { ...laid, step: 'symbol' }, 'step: expected one of pencil, reveal, draw, over'],
    ['at taking pencils that are dealt', { step: 'take-pencil' }, 'step: expected one of pencil, reveal'],
    ['at a gap with two players', { step: 'spare' }, 'step: expected one of pencil, reveal', {}, 2],
    [
      'at laying spare ones with four',
      { step: 'place-spare' },
      'step: expected one of take-pencil, reveal',
      { pencils: 'chosen' },
      4,
    ],
    ['at dealing together', { ...laid, step: 'deal' }, 'step: expected one of pencil, reveal, draw, over'],
    ['at a reveal at own pace', { ...laid, step: 'reveal' }, 'step: expected one of pencil, deal, own-pace, over', OWN],
    ['at a reveal without pencils', { step: 'reveal' }, 'pencils: expected the pencils that lie there at "reveal"'],
    [
      'at the gap with pencils',
      { step: 'spare', pencils: ['pink', null, null, null] },
      'pencils: expected the pencils that lie there at "spare"',
      {},
      3,
    ],
    [
      'at a pencil with three of them',
      { step: 'pencil', pencils: ['pink', 'blue', 'brown', null] },
      'pencils: expected the pencils that lie there at "pencil"',
    ],
    [
      'with pencils out of order',
      { step: 'pencil', pencils: [null, 'pink', null, null] },
      'pencils: expected the pencils that lie there at "pencil"',
    ],
    [
      'taken out of order',
      { step: 'take-pencil', pencils: [null, null, 'pink', null] },
      'pencils: expected the pencils that lie there at "take-pencil"',
      { pencils: 'chosen' },
      2,
    ],
    [
      'with all taken',
      { step: 'take-pencil', pencils: ['blue', null, 'pink', null] },
      'pencils: expected the pencils that lie there at "take-pencil"',
      { pencils: 'chosen' },
      2,
    ],
    [
      'with one not taken',
      { step: 'place-spare', pencils: ['blue', null, null, null] },
      'pencils: expected the pencils that lie there at "place-spare"',
      { pencils: 'chosen' },
      2,
    ],
    [
      'with one too many taken',
      { step: 'place-spare', pencils: ['blue', 'pink', 'brown', null] },
      'pencils: expected the pencils that lie there at "place-spare"',
      { pencils: 'chosen' },
      2,
    ],
    ['with one goal', { ...laid, goals: ['ring'] }, 'goals: expected 2 at "reveal", found ["ring"]', { goals: true }],
    [
      'with goals too early',
      { step: 'goals', ...laid, goals: ['ring', 'centre'] },
      'goals: expected 0 at "goals"',
      { goals: true },
    ],
    ['with goals without the module', { ...laid, goals: ['ring', 'centre'] }, 'goals: expected 0 at "reveal"'],
    ['with a strange goal', { ...laid, goals: ['win'] }, 'goals[0]: expected one of hotspots', { goals: true }],
    ['with symbols without the module', { ...laid, symbols: ['circle'] }, 'symbols: expected 0 at "reveal"'],
    ['with effects without the module', { ...laid, effects: ['switch'] }, 'effects: expected 0 at "reveal"'],
    [
      'with a symbol too many',
      { ...laid, step: 'reveal', symbols: ['circle', 'square'], effects: ['switch'] },
      'symbols: expected 1 at "reveal"',
      EFFECTS,
    ],
    [
      'with an effect too many',
      { ...laid, step: 'effect', symbols: ['circle'], effects: ['switch'] },
      'effects: expected 0 at "effect"',
      EFFECTS,
    ],
    [
      'with cards before the effect',
      { ...laid, step: 'effect', symbols: ['circle'], cards: [['overground-joker']] },
      'cards[0]: expected no cards yet',
      EFFECTS,
    ],
    ['in phase 5', { ...laid, phase: 5 }, 'phase: expected a whole number from 1 to 4, found 5'],
    ['in phase 2 at the start', { phase: 2 }, 'phase: expected 1 at "pencil", found 2'],
    ['in a phase when all is over', { ...laid, step: 'over', phase: 2 }, 'phase: expected no phase when all is over'],
    ['in one phase at own pace', { ...laid, phase: 2 }, 'phase: expected a phase of each player, at own pace', OWN],
    [
      'at drawing without a card',
      { ...laid, step: 'draw' },
      'cards: expected a card that shows what to draw, found []',
    ],
    [
      'at drawing with the switch',
      { ...laid, step: 'draw', cards: [['overground-switch']] },
      'cards: expected a card that shows what to draw',
    ],
    [
      'at a reveal after the last',
      { ...laid, step: 'reveal', cards: [UNDER] },
      'step: expected draw, as these were the last cards, found "reveal"',
    ],
    ['with a player too many', { ...laid, players: [{}, {}] }, 'players: expected a list of 1, one for each seat'],
    ['with a strange player', { ...laid, players: [{ coins: 3 }] }, 'players[0].coins: expected no such field'],
    [
      'with a place of one player',
      { ...laid, players: [{ phase: 1 }] },
      'players[0]: expected neither phase nor revealed of a single player',
    ],
    [
      'with cards of one player',
      { ...laid, players: [{ revealed: 1 }] },
      'players[0]: expected neither phase nor revealed of a single player',
    ],
    ['with a green line', solo({ green: [] }), 'players[0].lines.green: expected no such field'],
    [
      'with lines before the pencils',
      { players: [{ lines: { pink: ['x6y9', 'x5y8'] } }] },
      'players[0].lines: expected no lines before all pencils are laid out',
    ],
    ['with a path of one', solo({ pink: ['x6y9'] }), 'players[0].lines.pink: expected at least two stations'],
    ['with a path that is none', solo({ pink: 'x6y9' }), 'players[0].lines.pink: expected a list'],
    ['with a stroke that is none', solo({ pink: [7] }), 'players[0].lines.pink[0]: expected an object'],
    [
      'with four stations a stroke',
      solo({ pink: [{ round: 1, draw: ['a', 'b', 'c', 'd'] }] }),
      'players[0].lines.pink[0].draw: expected two stations, or three for an extension',
    ],
    [
      'with one station a stroke',
      solo({ pink: [{ round: 1, draw: ['a'] }] }),
      'players[0].lines.pink[0].draw: expected two stations, or three',
    ],
    [
      'with a number for a station',
      solo({ pink: [{ round: 1, draw: [1, 2] }] }),
      'players[0].lines.pink[0].draw[0]: expected a text',
    ],
    [
      'in round 0',
      solo({ pink: [{ round: 0, draw: ['a', 'b'] }] }),
      'players[0].lines.pink[0].round: expected a whole number from 1 to 10',
    ],
    [
      'in round 11',
      solo({ pink: [{ round: 11, draw: ['a', 'b'] }] }),
      'players[0].lines.pink[0].round: expected a whole number from 1 to 10',
    ],
    [
      'circled a bit',
      solo({ pink: [{ round: 1, draw: ['a', 'b'], circled: 1 }] }),
      'players[0].lines.pink[0].circled: expected true or false',
    ],
    [
      'with two strokes a round',
      solo({
        pink: [
          { round: 1, draw: ['x6y9', 'x5y8'] },
          { round: 1, draw: ['x5y8', 'x4y7'] },
        ],
      }),
      'players[0].lines.pink[1]: expected a round after round 1, found 1',
    ],
    [
      'with a stroke of the open round',
      solo({ pink: ['x6y9', 'x5y8', 'x4y7'] }),
      'players[0].lines.pink: expected nothing drawn after round 1 of phase 1, found 2',
    ],
    [
      'with a line of a later phase',
      solo({ purple: ['x3y0', 'x5y0'] }),
      'players[0].lines.purple: expected nothing drawn after round 0 of phase 2, found 1',
    ],
    [
      'from nowhere',
      solo({ pink: ['moon', 'x5y8'] }),
      'players[0].lines.pink: expected two stations that a segment joins, found ["moon","x5y8"]',
    ],
    [
      'to nowhere near',
      solo({ pink: ['x6y9', 'x0y0'] }),
      'players[0].lines.pink: expected two stations that a segment joins',
    ],
    [
      'from another start',
      solo({ pink: ['x9y3', 'x9y2'] }),
      'players[0].lines.pink: expected a segment from the start, or from a station of the line, found "x9y3"',
    ],
    [
      'with a circle without the module',
      solo({ pink: [{ round: 1, draw: ['x6y9', 'x5y8'], circled: true }] }),
      'players[0].lines.pink[0]: expected no more circled stations than the cards of this phase can allow',
    ],
    [
      'with an extension without the module',
      solo({ pink: [{ round: 1, draw: ['x6y9', 'x4y9', 'x2y9'] }] }),
      'players[0].lines.pink[0]: expected no more extensions than the cards of this phase can allow',
    ],
    ['with answers where none are asked', { ...laid, answers: [null] }, 'answers: expected no answers but at "draw"'],
    [
      'with an answer too many',
      { ...round2, answers: [null, null] },
      'answers: expected a list of 1, one for each seat',
    ],
    [
      'with an answer that is not legal',
      { ...round2, answers: [{ do: 'draw', from: 'x9y3', to: 'x9y2' }] },
      'answers[0]: expected a legal answer of this seat',
    ],
    [
      'under way before the cards lie',
      { ...laid, players: [{ phase: 2 }] },
      'players[0]: expected nobody under way at "deal", found [2,0]',
      OWN,
    ],
    [
      'with cards revealed before they lie',
      { ...laid, players: [{ revealed: 1 }] },
      'players[0]: expected nobody under way at "deal", found [1,1]',
      OWN,
    ],
    [
      'with a card that nobody can draw with',
      { ...laid, cards: [['overground-pentagon']] },
      'cards: expected a card with which somebody can draw, found "overground-pentagon"',
    ],
    [
      'with a card at own pace that leaves nothing to draw',
      own([1, 4], [1, 1]),
      'players[0].revealed: expected a card with which this player can draw, found "overground-pentagon"',
      OWN,
      2,
    ],
    ['at own pace before the cards lie', { ...laid, step: 'own-pace' }, 'step: expected deal, found "own-pace"', OWN],
    [
      'at dealing when all cards lie',
      { ...laid, cards: ALL, step: 'deal' },
      'step: expected own-pace, found "deal"',
      OWN,
    ],
    ['with piles out of order', { ...laid, cards: [PILE.slice(1), PILE] }, 'cards[1]: expected no cards yet', OWN],
    [
      'with piles before the symbols',
      { ...laid, cards: [PILE] },
      'cards[0]: expected no cards yet',
      { ...OWN, effects: true },
    ],
    [
      'with effects before the symbols',
      { ...laid, effects: ['switch'] },
      'effects: expected none yet at "symbol"',
      { ...OWN, effects: true },
    ],
    [
      'with symbols before the pencils',
      { symbols: ['circle'] },
      'symbols: expected none yet at "pencil"',
      { ...OWN, effects: true },
    ],
    [
      'with nothing revealed',
      own([1, 0]),
      'players[0].revealed: expected a card that shows what to draw, found 0',
      OWN,
    ],
    ['at the switch', own([1, 6]), 'players[0].revealed: expected a card that shows what to draw, found 6', OWN],
    [
      'after the last card',
      { ...own([1, 6]), cards: [[...UNDER, ...PILE.filter((id) => !UNDER.includes(id))], PILE, PILE, PILE] },
      'players[0].revealed: expected a card that shows what to draw',
      OWN,
    ],
    ['in phase 6', own([6, 0]), 'players[0].phase: expected a whole number from 1 to 5', OWN],
    ['with twelve cards', own([1, 12]), 'players[0].revealed: expected a whole number from 0 to 11', OWN],
    ['through with a card', own([5, 1]), 'players[0].revealed: expected a card that shows what to draw', OWN],
    [
      'over too early',
      { ...own([4, 0]), step: 'over' },
      'players[0]: expected phase 5 and nothing revealed, found [4,0]',
      OWN,
    ],
    [
      'over with a card',
      { ...own([5, 1]), step: 'over' },
      'players[0]: expected phase 5 and nothing revealed, found [5,1]',
      OWN,
    ],
  ])('%s', (_what, position, says, given = {}, seats = 1) => {
    const refusal = nextStation.parsePosition(position, seats, optionsWith(given, seats));
    if (!isRefusal(refusal)) throw new Error('it was read');
    expect(sentence(refusal)).toContain(says);
  });
});
