/** Inside a seat's panel: its line, cards, track and buildings; at the end its points. */
import { Car, TrackSample } from '../art/company.tsx';
import { Glyph, type GlyphName } from '../art/glyphs.tsx';
import { pointsOf } from '../plan/hypothesis.ts';
import { handSize } from '../plan/income.ts';
import type { OfSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import { Said } from './said.tsx';
import styles from './seat-panel.module.css';

export function SeatPanel(props: OfSeat) {
  const { view, seat, viewer, language } = props;
  const words = boardWords[language];
  const over = view.stack.length === 0;
  const mine = seat === viewer;
  const points = pointsOf(view, seat);
  const won = view.collections[seat]?.length ?? 0;
  return (
    <div class={`${palette.palette} ${styles.panel}`} data-over={over || undefined} data-mine={mine || undefined}>
      <span class={styles.company}>
        <TrackSample seat={seat} width={34} />
      </span>
      <ul class={styles.counts}>
        {points !== null && (
          <li class={styles.points}>
            <span class={styles.long}>{words.points(points)}</span>
            <span class={styles.short} aria-hidden="true">
              {words.pointsShort(points)}
            </span>
          </li>
        )}
        {mine && !over && <Amount glyph="customer" amount={won} label={words.won(won)} />}
        {!over && <Pieces {...props} />}
        <Stars {...props} />
      </ul>
    </div>
  );
}

function Pieces({ view, seat, language }: OfSeat) {
  const words = boardWords[language];
  const built = view.buildings.filter((building) => building?.owner === seat).length;
  return (
    <>
      <Amount glyph="card" amount={handSize(view, seat)} label={words.handSize(handSize(view, seat))} />
      <Amount glyph="track" amount={view.pieces[seat]} label={words.piecesInSupply(view.pieces[seat])} />
      <Amount glyph="store" amount={built} label={words.buildings(built)} />
      {view.ceos[seat] !== null && (
        <li class={styles.car}>
          <Car seat={seat} size={14} />
        </li>
      )}
      {view.options.edition === 'retail' && view.first === seat && (
        <li class={styles.start}>
          <Said label={words.startCardHeard}>{words.startCard}</Said>
        </li>
      )}
    </>
  );
}

function Stars({ view, seat, language }: OfSeat) {
  const stars = view.stars[seat];
  return stars === null || stars === 0 ? null : (
    <Amount glyph="star" amount={stars} label={boardWords[language].stars(stars)} />
  );
}

function Amount({ glyph, amount, label }: { glyph: GlyphName; amount: number; label: string }) {
  return (
    <li class={styles.amount} data-glyph={glyph} title={label}>
      <Glyph name={glyph} size={13} />
      <span class="unseen">{label}</span>
      <b aria-hidden="true">{amount}</b>
    </li>
  );
}
