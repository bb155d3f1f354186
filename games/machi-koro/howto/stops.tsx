/** The page stop by stop: what is said where, beside which picture, and on which rule it rests. */
import type { Picture, Stop } from '@yamanote/games/how-to';
import { type BoardWords, numbersOf } from '@yamanote/games/machi-koro/board/pieces';
import { type Colour, ESTABLISHMENTS, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import type { Words } from '@yamanote/games/machi-koro/words';
import {
  Band,
  Building,
  Earning,
  Establishments,
  Gain,
  Landmark,
  Paying,
  Rolling,
  Swap,
  Winning,
} from './pictures.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

/** The words of this page, and those of board and game. */
export type Texts = readonly [HowToWords, readonly [BoardWords, Words]];

export function stops(texts: Texts, edition: EditionId): readonly Stop[] {
  const [words] = texts;
  return [goal(words), turn(words), colours(words), cards(texts, edition), landmarks(texts), end(words)];
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
    rule: 'MK-9.1',
    sections: ['MK-1', 'MK-2'],
    blocks: [
      { is: 'lead', text: lead },
      { is: 'note', text: start },
    ],
  };
}

function turn({ turn: { name, title, roll, pay, earn, build } }: HowToWords): Stop {
  return {
    id: 'turn',
    name,
    title,
    rule: 'MK-3',
    sections: ['MK-3', 'MK-4', 'MK-5'],
    blocks: [
      {
        is: 'steps',
        steps: [
          { name: roll.name, text: roll.text, ground: 'sky', picture: { draws: <Rolling />, caption: roll.caption } },
          { name: pay.name, text: pay.text, ground: 'rose', picture: { draws: <Paying />, caption: pay.caption } },
          { name: earn.name, text: earn.text, ground: 'sand', picture: { draws: <Earning />, caption: earn.caption } },
          {
            name: build.name,
            text: build.text,
            ground: 'leaf',
            picture: { draws: <Building />, caption: build.caption },
          },
        ],
      },
    ],
  };
}

function colours({ colours: { name, title, captions, ...texts } }: HowToWords): Stop {
  const row = (colour: Colour) => ({
    figure: { draws: <Band colour={colour} />, caption: captions[colour] },
    text: texts[colour],
  });
  const gain = (coins: number): Picture => ({ draws: <Gain coins={coins} />, caption: captions.coins({ coins }) });
  return {
    id: 'colours',
    name,
    title,
    rule: 'MK-5.2',
    sections: ['MK-6'],
    column: 1,
    blocks: [
      { is: 'rows', rows: [row('blue'), row('green'), row('red'), row('purple')] },
      {
        is: 'facts',
        facts: [
          { text: texts.stadium, figure: gain(2), tone: 'plain' },
          { text: texts.tvStation, figure: gain(5), tone: 'plain' },
          { text: texts.businessCenter, figure: silent(<Swap />), tone: 'plain' },
        ],
      },
      { is: 'text', text: texts.rest },
      { is: 'text', text: texts.limit },
      { is: 'note', text: texts.payment },
    ],
  };
}

function cards([{ cards: texts }, [board, words]]: Texts, edition: EditionId): Stop {
  const types = ESTABLISHMENTS.map(({ id, numbers, icon, cost }) => ({
    name: words.cards[id].name,
    numbers: numbersOf(numbers),
    icon: words.icons[icon],
    cost,
    gist: words.cards[id].short,
  }));
  return {
    id: 'cards',
    name: texts.name,
    title: texts.title,
    rule: edition === 'changing' ? 'MK-10.2' : 'MK-7',
    sections: ['MK-7', 'MK-10'],
    column: 2,
    blocks: [
      {
        is: 'picture',
        ground: 'bare',
        picture: {
          draws: <Establishments nameOf={(card) => board.labels[card] ?? words.cards[card].name} />,
          caption: texts.picture(types),
        },
      },
      { is: 'note', text: texts.legend },
      { is: 'text', text: texts.display[edition] },
    ],
  };
}

function landmarks([{ landmarks: texts }, [, words]]: Texts): Stop {
  return {
    id: 'landmarks',
    name: texts.name,
    title: texts.title,
    rule: 'MK-8',
    sections: ['MK-8'],
    column: 3,
    blocks: [
      {
        is: 'rows',
        rows: LANDMARKS.map(({ id, cost }) => ({
          figure: {
            draws: <Landmark landmark={id} cost={cost} />,
            caption: texts.cost({ name: words.cards[id].name, cost }),
          },
          text: texts[id],
        })),
      },
      { is: 'text', text: texts.later },
    ],
  };
}

function end({ end: { name, title, picture, text } }: HowToWords): Stop {
  return {
    id: 'end',
    name,
    title,
    rule: 'MK-9',
    sections: ['MK-9', 'MK-11', 'MK-12'],
    column: 3,
    blocks: [
      { is: 'picture', ground: 'leaf', picture: { draws: <Winning />, caption: picture } },
      { is: 'text', text },
    ],
  };
}
