/** The page stop by stop: what is said where, beside which picture, and on which rule it rests. */
import type { Picture, Stop } from '@yamanote/games/how-to';
import { HOTSPOT_POINTS, RING_DEDUCTION } from '@yamanote/games/next-station-tokyo/rules';
import {
  Beside,
  Cards,
  Crossing,
  DoubleStation,
  Drawing,
  EXAMPLE,
  Extension,
  Interchanges,
  Line,
  Pair,
  Passing,
  Points,
  Returning,
  Through,
  UNDERGROUND,
} from './pictures.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

export function stops(words: HowToWords, edition: EditionId): readonly Stop[] {
  return [
    goal(words),
    round(words, edition),
    tracks(words, edition),
    ...(edition === 'effects' ? [effects(words)] : []),
    line(words),
    sum(words),
    end(words, edition),
  ];
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
    rule: 'NST-3.1',
    sections: ['NST-1', 'NST-2', 'NST-3', 'NST-15', 'NST-18'],
    blocks: [
      { is: 'lead', text: lead },
      { is: 'note', text: start },
    ],
  };
}

function round({ round: { name, title, reveal, draw, wild, last } }: HowToWords, edition: EditionId): Stop {
  return {
    id: 'round',
    name,
    title,
    rule: 'NST-5',
    sections: ['NST-4', 'NST-5'],
    blocks: [
      {
        is: 'steps',
        steps: [
          {
            name: reveal.name,
            text: reveal.text[edition],
            ground: 'sky',
            picture: {
              draws: <Cards cards={['overground-circle', 'underground-triangle', 'overground-square']} />,
              caption: reveal.caption,
            },
          },
          { name: draw.name, text: draw.text, ground: 'rose', picture: { draws: <Drawing />, caption: draw.caption } },
          {
            name: wild.name,
            text: wild.text,
            ground: 'sand',
            picture: {
              draws: <Cards cards={['overground-joker', 'underground-joker', 'overground-switch']} />,
              caption: wild.caption,
            },
          },
          {
            name: last.name,
            text: last.text,
            ground: 'leaf',
            picture: { draws: <Cards cards={UNDERGROUND} />, caption: last.caption },
          },
        ],
      },
    ],
  };
}

function tracks({ tracks: { name, title, ...texts } }: HowToWords, edition: EditionId): Stop {
  const large = edition === 'base';
  return {
    id: 'tracks',
    name,
    title,
    rule: 'NST-5.6',
    sections: ['NST-6', 'NST-7'],
    column: 1,
    blocks: [
      {
        is: 'rows',
        rows: [
          { figure: silent(<Crossing large={large} />), text: texts.cross },
          { figure: silent(<Through large={large} />), text: texts.through },
          { figure: silent(<Returning large={large} />), text: texts.back },
          { figure: silent(<Beside large={large} />), text: texts.double },
        ],
      },
      ...(edition === 'base' ? [{ is: 'note', text: texts.branch } as const] : []),
    ],
  };
}

function effects({ effects: { name, title, when, again, extension, double } }: HowToWords): Stop {
  return {
    id: 'effects',
    name,
    title,
    rule: 'NST-12',
    sections: ['NST-12'],
    column: 1,
    blocks: [
      { is: 'text', text: when },
      {
        is: 'rows',
        rows: [
          { figure: silent(<Pair />), text: again },
          { figure: silent(<Extension />), text: extension },
          { figure: silent(<DoubleStation />), text: double },
        ],
      },
    ],
  };
}

function line({ line: { name, title, score, pencils, picture } }: HowToWords): Stop {
  return {
    id: 'line',
    name,
    title,
    rule: 'NST-9',
    sections: ['NST-9', 'NST-10'],
    column: 2,
    blocks: [
      { is: 'picture', ground: 'bare', picture: { draws: <Line />, caption: picture(EXAMPLE) } },
      { is: 'text', text: score },
      { is: 'rows', rows: [{ figure: silent(<Passing />), text: pencils }] },
    ],
  };
}

function sum({ sum: { name, title, captions, ...texts } }: HowToWords): Stop {
  const figure = (points: number): Picture => ({
    draws: <Points points={points} />,
    caption: captions.points({ points }),
  });
  return {
    id: 'sum',
    name,
    title,
    rule: 'NST-11',
    sections: ['NST-8', 'NST-11', 'NST-13'],
    column: 3,
    blocks: [
      {
        is: 'facts',
        facts: [
          { text: texts.corner, figure: figure(HOTSPOT_POINTS.corner), tone: 'good' },
          { text: texts.outer, figure: figure(HOTSPOT_POINTS.outer), tone: 'good' },
          { text: texts.meeting, figure: { draws: <Interchanges />, caption: captions.meeting }, tone: 'good' },
          { text: texts.missed, figure: figure(-RING_DEDUCTION), tone: 'bad' },
        ],
      },
      { is: 'text', text: texts.interchange },
      { is: 'text', text: texts.goals },
    ],
  };
}

function end({ end: { name, title, winner, solo } }: HowToWords, edition: EditionId): Stop {
  return {
    id: 'end',
    name,
    title,
    rule: 'NST-11.4',
    sections: ['NST-14', 'NST-16', 'NST-17'],
    column: 3,
    blocks: [
      { is: 'text', text: winner },
      { is: 'note', text: solo[edition] },
    ],
  };
}
