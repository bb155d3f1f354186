/** What is asked, in a line or two whatever the cards: the bar keeps its height, and the sheet its place. All of it is read out. */
import { CARDS, mapOf, permitFor } from '@yamanote/games/next-station-tokyo/rules';
import { squareOf } from '@yamanote/games/next-station-tokyo/words';
import { announce } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { openOrigins } from '../choosing.ts';
import { passedByItself } from '../passed.ts';
import { openCards, type Props, pencilNow } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { HandSwatch } from './hand-swatch.tsx';
import { cardName } from './open-card.tsx';
import palette from './palette.module.css';
import styles from './prompt.module.css';

export function Prompt({ question, children, ...board }: Props & { question: string; children: ComponentChildren }) {
  const { view, viewer } = board;
  const kind = view.stack.at(-1)?.kind;
  const pencil = viewer === 'public' ? null : pencilNow(view, viewer);
  // Before the first line pencils are chosen, which the frame asks for.
  if (viewer === 'public' || pencil === null || (kind !== 'draw' && kind !== 'own-pace')) return <>{children}</>;
  const { title, more, heard } = asked(board, viewer, pencil);
  return (
    <h2 class={`${palette.palette} ${styles.prompt}`}>
      <span class="unseen">{heard ?? question}</span>
      {heard !== undefined && <Said key={heard} text={heard} />}
      <HandSwatch pencil={pencil} />
      <b aria-hidden="true">{title}</b>
      <small aria-hidden="true">{more.join(' · ')}</small>
    </h2>
  );
}

type Pencil = NonNullable<ReturnType<typeof pencilNow>>;

/** Says what is asked in the middle of a choice. */
function Said({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return null;
}

interface Asked {
  title: string;
  more: string[];
  /** In place of the frame's own question. */
  heard?: string;
}

function asked(board: Props, seat: number, pencil: Pencil): Asked {
  const { view, answers, past, language } = board;
  const words = boardWords[language];
  const origins = openOrigins(board);
  if (origins.length > 1) {
    const map = mapOf(view);
    const to = map.stations[map.byId.get(origins[0].to) as number];
    const station = words.station({ symbol: words.symbols[to.symbol], square: squareOf(to) });
    const leads = words.endsLeadTo({ count: origins.length, station });
    const from = origins.map((one) => squareOf(map.stations[map.byId.get(one.from) as number]));
    return { title: words.whichEnd, more: [leads], heard: words.whichEndOf({ station, from }) };
  }
  const { symbol, double, branch } = permitFor(view, seat);
  const card = openCards(view, seat).at(-1);
  const passed = passedByItself(past, seat).map((one) => cardName(one, words));
  return {
    title: words.drawWhere({ pencil, symbol: symbol < 0 || card === undefined ? null : CARDS[card].symbol }),
    more:
      passed.length > 0
        ? [words.couldNotDraw({ cards: passed })]
        : double || branch
          ? [...(double ? [words.besideToo] : []), ...(branch ? [words.fromAnywhere] : [])]
          : [words.ways({ count: answers.filter((one) => one.do === 'draw').length })],
  };
}
