/** The page stop by stop: what is said where, beside which picture, and on which rule it rests. */
import type { Block, Picture, Stop } from '@yamanote/games/how-to';
import type { Words } from '@yamanote/games/shinjuku/words';
import { Ride } from './city.tsx';
import {
  Arrivals,
  BySeats,
  Ceo,
  Drawing,
  factsOf,
  Goods,
  Laying,
  Monster,
  Opening,
  OwnCard,
  Pieces,
  Premium,
  Queue,
  Riding,
  Sets,
  Sign,
  Star,
  StarTrack,
  ThreeCards,
  Upgrading,
  Versus,
} from './pictures.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

type Texts = readonly [HowToWords, Words];

export function stops([words, { kinds }]: Texts, edition: EditionId): readonly Stop[] {
  return [
    goal(words, edition),
    turn(words, kinds, edition),
    customers(words, edition),
    cards(words, edition),
    ride(words, edition),
    other(words, edition),
    end(words, edition),
  ];
}

/** Beside words that say the same. */
function silent(draws: Picture['draws']): Picture {
  return { draws, caption: '' };
}

/** `9` is a section of both editions: SJR-9 and SJP-9. Questions name the retail edition's rules in both. */
function sections(...numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => [`SJR-${number}`, ...(number <= 15 ? [`SJP-${number}`] : [])]);
}

const PREFIX: Readonly<Record<EditionId, string>> = { retail: 'SJR', r12: 'SJP' };

function goal({ goal: { name, title, lead, start, pieces } }: HowToWords, edition: EditionId): Stop {
  return {
    id: 'goal',
    name,
    title,
    rule: `${PREFIX[edition]}-13`,
    sections: sections(1, 2),
    blocks: [
      { is: 'lead', text: lead[edition] },
      { is: 'note', text: start[edition] },
      { is: 'picture', ground: 'bare', picture: { draws: <Pieces edition={edition} />, caption: pieces[edition] } },
    ],
  };
}

function turn(
  { turn: { name, title, order, free, open, track, move, upgrade, income } }: HowToWords,
  kinds: Words['kinds'],
  edition: EditionId,
): Stop {
  return {
    id: 'turn',
    name,
    title,
    rule: `${PREFIX[edition]}-3`,
    sections: sections(3, 7, 8, 10, 11),
    blocks: [
      { is: 'text', text: order },
      {
        is: 'steps',
        choice: true,
        steps: [
          {
            name: kinds.open,
            text: open.text[edition],
            ground: 'sand',
            picture: { draws: <Opening />, caption: open.caption },
          },
          {
            name: kinds.track,
            text: track.text[edition],
            ground: 'leaf',
            picture: { draws: <Laying free={free} />, caption: track.caption },
          },
          {
            name: kinds.move,
            text: move.text,
            ground: 'sky',
            picture: { draws: <Riding />, caption: move.caption },
          },
          {
            name: kinds.upgrade,
            text: upgrade.text[edition],
            ground: 'rose',
            picture: { draws: <Upgrading edition={edition} />, caption: upgrade.caption[edition] },
          },
          {
            name: kinds.income,
            text: income.text[edition],
            ground: 'sand',
            picture: { draws: <Drawing edition={edition} />, caption: income.caption[edition] },
          },
        ],
      },
    ],
  };
}

function customers({ customers: texts }: HowToWords, edition: EditionId): Stop {
  const queue: Block[] = [
    { is: 'picture', ground: 'bare', picture: { draws: <Queue />, caption: texts.queue } },
    { is: 'text', text: texts.leave },
    { is: 'text', text: texts.refill },
    { is: 'picture', ground: 'bare', picture: { draws: <StarTrack />, caption: texts.stars } },
    { is: 'text', text: texts.upgrade },
  ];
  const bag: Block[] = [
    { is: 'picture', ground: 'bare', picture: { draws: <Arrivals />, caption: texts.arrivals } },
    { is: 'text', text: texts.arrive },
  ];
  return {
    id: 'customers',
    name: texts.name[edition],
    title: texts.title,
    rule: `${PREFIX[edition]}-4`,
    sections: sections(4, 5),
    column: 1,
    blocks: edition === 'retail' ? queue : bag,
  };
}

function cards({ cards: { name, title, own, three, captions } }: HowToWords, edition: EditionId): Stop {
  return {
    id: 'cards',
    name,
    title,
    rule: `${PREFIX[edition]}-6`,
    sections: sections(6),
    column: 1,
    blocks: [
      {
        is: 'rows',
        rows: [
          { figure: { draws: <OwnCard />, caption: captions.own }, text: own },
          { figure: { draws: <ThreeCards />, caption: captions.three }, text: three },
        ],
      },
    ],
  };
}

function ride(
  { letters, ride: { name, title, picture, start, off, stop, income } }: HowToWords,
  edition: EditionId,
): Stop {
  return {
    id: 'move',
    name,
    title,
    rule: `${PREFIX[edition]}-9`,
    sections: sections(9),
    column: 2,
    blocks: [
      {
        is: 'picture',
        ground: 'bare',
        picture: { draws: <Ride edition={edition} letters={letters} />, caption: picture[edition] },
      },
      {
        is: 'rows',
        rows: [
          { figure: silent(<Sign name="train" />), text: start },
          { figure: silent(<Sign name="store" />), text: off },
          { figure: silent(<Sign name="customer" />), text: stop[edition] },
          { figure: silent(<Sign name="card" />), text: income },
        ],
      },
    ],
  };
}

/** How many pieces of track everyone has: in the prototype by the number of players. */
function tracks(texts: HowToWords['other']): Picture {
  const pieces = (of: EditionId) => [...new Set(Object.values(factsOf(of).pieces))].join('/');
  const [here, there] = [pieces('r12'), pieces('retail')];
  return {
    draws: <Versus here={<BySeats pieces={here} />} there={there} other={texts.there} />,
    caption: texts.figures({ here: texts.byPlayers({ pieces: here }), there }),
  };
}

/** What a table may add; of the prototype, what the retail edition has otherwise. */
function other({ other: texts }: HowToWords, edition: EditionId): Stop {
  const versus = (figure: (of: EditionId) => string): Picture => {
    const values = { here: figure('r12'), there: figure('retail') };
    return { draws: <Versus {...values} other={texts.there} />, caption: texts.figures(values) };
  };
  const all = (numbers: readonly number[]) => String(numbers.reduce((sum, one) => sum + one, 0));
  const variants: Block[] = [
    {
      is: 'rows',
      rows: [
        { figure: silent(<Ceo />), text: texts.ceo },
        { figure: silent(<Monster />), text: texts.kaiju },
      ],
    },
  ];
  const differences: Block[] = [
    {
      is: 'facts',
      facts: [
        { text: texts.hand, figure: versus((of) => String(factsOf(of).hand)), tone: 'plain', short: true },
        { text: texts.customers, figure: versus((of) => all(factsOf(of).customers)), tone: 'plain', short: true },
        { text: texts.track, figure: tracks(texts), tone: 'plain' },
      ],
    },
    { is: 'text', text: texts.text },
  ];
  return {
    id: 'other',
    name: texts.name[edition],
    title: texts.title[edition],
    rule: edition === 'retail' ? 'SJR-15' : 'SJR-1',
    sections: sections(15, 16, 17, 18),
    column: 3,
    blocks: edition === 'retail' ? variants : differences,
  };
}

function end({ end: texts }: HowToWords, edition: EditionId): Stop {
  const { name, title, sets, premium, star, captions, over, goods, drop, tie } = texts;
  const scoring: Block[] =
    edition === 'retail'
      ? [
          { is: 'picture', ground: 'bare', picture: { draws: <Sets />, caption: sets } },
          {
            is: 'rows',
            rows: [
              { figure: { draws: <Premium />, caption: captions.premium }, text: premium },
              { figure: { draws: <Star />, caption: captions.star }, text: star },
            ],
          },
        ]
      : [
          { is: 'picture', ground: 'bare', picture: { draws: <Goods />, caption: goods } },
          { is: 'text', text: drop },
        ];
  return {
    id: 'end',
    name,
    title,
    rule: `${PREFIX[edition]}-12`,
    sections: sections(12, 13, 14),
    column: 3,
    blocks: [{ is: 'text', text: over[edition] }, ...scoring, { is: 'note', text: tie[edition] }],
  };
}
