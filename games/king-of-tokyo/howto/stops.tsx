/** The page stop by stop: what is said where, beside which picture, and on which rule it rests. */
import type { Picture, Stop } from '@yamanote/games/how-to';
import { CLAW, ENERGY, type Face, factsOf, HEART } from '@yamanote/games/king-of-tokyo/rules';
import type { Words } from '@yamanote/games/king-of-tokyo/words';
import { Attack, Badge, Cards, Collect, Dice, Purchase, Rolling, Score, Signs, Standing, Tokyo } from './pictures.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

type Texts = readonly [HowToWords, Words];

export function stops(texts: Texts, edition: EditionId): readonly Stop[] {
  const [words] = texts;
  return [goal(words), turn(words, edition), dice(words), tokyo(words), cards(texts), end(words)];
}

/** Beside words that say the same. */
function silent(draws: Picture['draws']): Picture {
  return { draws, caption: '' };
}

function goal({ goal: { name, title, lead, start } }: HowToWords): Stop {
  return {
    id: 'goal',
    name,
    title,
    rule: 'KOT-10.4',
    sections: ['KOT-1', 'KOT-2'],
    blocks: [
      { is: 'lead', text: lead },
      { is: 'note', text: start },
    ],
  };
}

function turn({ turn: { name, title, roll, resolve, attack, buy } }: HowToWords, edition: EditionId): Stop {
  return {
    id: 'turn',
    name,
    title,
    rule: edition === 'short' ? 'KOT-11.1' : 'KOT-3',
    sections: ['KOT-3', 'KOT-4', 'KOT-11'],
    blocks: [
      {
        is: 'steps',
        steps: [
          {
            name: roll.name,
            text: roll.text[edition],
            ground: 'sky',
            picture: { draws: <Rolling />, caption: roll.caption },
          },
          {
            name: resolve.name,
            text: resolve.text,
            ground: 'sand',
            picture: { draws: <Collect />, caption: resolve.caption },
          },
          {
            name: attack.name,
            text: attack.text,
            ground: 'rose',
            picture: { draws: <Attack before={8} after={6} />, caption: attack.caption },
          },
          {
            name: buy.name,
            text: buy.text,
            ground: 'leaf',
            picture: { draws: <Purchase card="commuter-train" />, caption: buy.caption },
          },
        ],
      },
    ],
  };
}

function dice({ dice: { name, title, captions, ...texts } }: HowToWords): Stop {
  const single = (face: Face, caption: string): Picture => ({ draws: <Dice faces={[face]} />, caption });
  const score = (faces: readonly Face[], stars: number, caption: string): Picture => ({
    draws: <Score faces={faces} stars={stars} />,
    caption,
  });
  return {
    id: 'dice',
    name,
    title,
    rule: 'KOT-5',
    sections: ['KOT-5'],
    column: 1,
    blocks: [
      {
        is: 'rows',
        rows: [
          { figure: score([2, 2, 2], 2, captions.three), text: texts.three },
          { figure: score([2, 2, 2, 2], 3, captions.more), text: texts.more },
          { figure: single(ENERGY, captions.energy), text: texts.energy },
          { figure: single(HEART, captions.heart), text: texts.heart },
          { figure: single(CLAW, captions.claw), text: texts.claw },
        ],
      },
      { is: 'note', text: texts.counters },
    ],
  };
}

function tokyo({ tokyo: { name, title, captions, ...texts } }: HowToWords): Stop {
  const stars = (n: number, caption: string): Picture => ({ draws: <Signs name="star" gain={n} />, caption });
  return {
    id: 'tokyo',
    name,
    title,
    rule: 'KOT-7',
    sections: ['KOT-6', 'KOT-7', 'KOT-8'],
    column: 2,
    blocks: [
      { is: 'picture', ground: 'bare', picture: { draws: <Tokyo sign={texts.sign} />, caption: texts.picture } },
      {
        is: 'facts',
        facts: [
          { text: texts.enter, figure: stars(1, captions.one), tone: 'good', short: true },
          { text: texts.begin, figure: stars(2, captions.two), tone: 'good', short: true },
          { text: texts.hits, figure: silent(<Signs name="claw" />), tone: 'good' },
          { text: texts.target, figure: silent(<Signs name="claw" />), tone: 'bad', short: true },
          { text: texts.noHealing, figure: silent(<Signs name="heart" struck />), tone: 'bad', short: true },
        ],
      },
      { is: 'note', text: texts.players },
      { is: 'text', text: texts.empty },
      { is: 'text', text: texts.yield },
      { is: 'note', text: texts.bay },
    ],
  };
}

function cards([{ cards: texts }, { cards: names, kinds }]: Texts): Stop {
  const priced = (card: 'spiked-tail' | 'commuter-train') => ({ name: names[card].name, cost: factsOf(card).cost });
  return {
    id: 'cards',
    name: texts.name,
    title: texts.title,
    rule: 'KOT-9',
    sections: ['KOT-9', 'KOT-12', 'KOT-13', 'KOT-14'],
    column: 3,
    blocks: [
      {
        is: 'picture',
        ground: 'bare',
        picture: {
          draws: <Cards cards={['spiked-tail', 'commuter-train']} words={names} />,
          caption: texts.picture({ one: priced('spiked-tail'), other: priced('commuter-train') }),
        },
      },
      {
        is: 'rows',
        rows: [
          { figure: { draws: <Badge>{kinds.keep}</Badge>, caption: kinds.keep }, text: texts.keep },
          { figure: { draws: <Badge>{kinds.discard}</Badge>, caption: kinds.discard }, text: texts.discard },
        ],
      },
      { is: 'text', text: texts.display },
    ],
  };
}

function end({ end: { name, title, out, stars, alone, draw } }: HowToWords): Stop {
  return {
    id: 'end',
    name,
    title,
    rule: 'KOT-10',
    sections: ['KOT-10'],
    column: 3,
    blocks: [
      {
        is: 'rows',
        rows: [
          { figure: silent(<Signs name="heart" />), text: out },
          { figure: silent(<Signs name="star" />), text: stars },
          { figure: silent(<Standing monster="tanugon" />), text: alone },
        ],
      },
      { is: 'note', text: draw },
    ],
  };
}
