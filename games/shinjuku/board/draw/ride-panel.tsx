/** A MOVE under way: the stops so far, who got off where, who draws a card, and where it may go on. */
import { CUSTOMERS, customerIndex, STATION_IDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { SeatMark, signed } from '@yamanote/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import type { Desk } from '../desk.ts';
import { buildingName } from '../labels.ts';
import type { Onward } from '../onward.ts';
import { oneMore } from '../plan/hypothesis.ts';
import { incomeOf } from '../plan/income.ts';
import type { Ride, Stop } from '../ride.ts';
import { momentOf, type Props, shownSeat } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords, customerName, stationName, wardName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';
import { PanelFrame } from './panel-frame.tsx';
import styles from './ride-panel.module.css';

export function RidePanel({ desk }: { desk: Desk }) {
  const { board, ride, onward } = desk;
  const { language } = board;
  const words = boardWords[language];
  const still = ride?.riding.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <PanelFrame title={titleOf(board)} side={ride === null ? undefined : <small>{words.stillRide(still)}</small>}>
      {ride !== null && <Stops board={board} ride={ride} />}
      <Alighting board={board} />
      {onward.length > 0 && (
        <Choices>
          {onward.map((one) => (
            <OnwardChoice key={one.station} board={board} onward={one} />
          ))}
        </Choices>
      )}
    </PanelFrame>
  );
}

function titleOf({ view, names, answers, language }: Props): string {
  const words = boardWords[language];
  const moment = momentOf(view);
  if (answers.length === 0) return words.theyRide(names[view.turn ?? 0]);
  if (moment?.kind === 'start') return `${wardName(WARD_IDS[moment.ward], language)}: ${words.startAt}`;
  if (moment?.kind === 'alight')
    return words.whoGetsOff(stationName(STATION_IDS[view.path[view.path.length - 1]], language));
  return words.whereNext;
}

/** In a low window so many of the last stops are told one by one. */
const LAST = 2;

function Stops({ board, ride }: { board: Props; ride: Ride }) {
  const list = useRef<HTMLOListElement>(null);
  const folded = board.window.shape === 'low' && ride.stops.length > LAST + 1 ? ride.stops.length - LAST : 0;
  // Side by side they may be wider than the place: the last one counts.
  useLayoutEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
    <ol ref={list} class={styles.stops} tabIndex={0}>
      {folded > 0 && <Earlier board={board} stops={ride.stops.slice(0, folded)} />}
      {ride.stops.slice(folded).map((stop) => (
        <li key={stop.station} class={styles.stop}>
          <b>{stationName(stop.station, board.language)}</b>
          <small>{remark(board, ride, stop)}</small>
          <Taken board={board} stop={stop} />
        </li>
      ))}
    </ol>
  );
}

/** "3 stops: Takadanobaba – Yoyogi", and who got off. */
function Earlier({ board, stops }: { board: Props; stops: readonly Stop[] }) {
  const words = boardWords[board.language];
  const [from, to] = [stops[0], stops[stops.length - 1]].map(({ station }) => stationName(station, board.language));
  return (
    <li class={styles.stop}>
      <b>{words.stops(stops.length)}</b>
      <small>{words.connection({ from, to })}</small>
      <span class={styles.taken}>
        {stops.flatMap(({ station, alighted }) =>
          alighted === null
            ? []
            : [
                <span key={station} class={styles.figure}>
                  <Customer customer={alighted.customer} size={22} />
                  <SeatMark seat={alighted.owner} size={11} />
                </span>,
              ],
        )}
      </span>
    </li>
  );
}

/** How the group came here: whoever's track it first used draws a card for it. */
function remark({ view, names, language }: Props, { stops, incomes }: Ride, stop: Stop) {
  const words = boardWords[language];
  const { by, track } = stop;
  if (by === null) return words.startHere;
  if (by === 'link') return words.link;
  const first = stops.find((one) => one.track === track) === stop;
  if (track === null || !first || !incomes.includes(track)) return null;
  return (
    <span class={styles.income}>
      <SeatMark seat={track} size={10} /> {words.draws({ name: names[track], cards: incomeOf(view, track) })}
    </span>
  );
}

function Taken({ board, stop: { alighted } }: { board: Props; stop: Stop }) {
  const { view, names, viewer, language } = board;
  const words = boardWords[language];
  if (alighted === null) return <span class={styles.taken}>{words.nobody}</span>;
  const { customer, owner } = alighted;
  return (
    <span class={styles.taken}>
      <span class={styles.figure}>
        <Customer customer={customer} size={24} />
        <span class="unseen">{customerName(customer, view.options, language)}</span>
      </span>
      <SeatMark seat={owner} size={13} />
      <b>{owner === viewer ? words.you : names[owner]}</b>
    </span>
  );
}

/** Where several fit, the mover says who gets off. */
function Alighting({ board }: { board: Props }) {
  const { answers, view, language } = board;
  const seat = shownSeat(board);
  const worth = seat === null ? null : oneMore(view, seat);
  const fitting = answers.flatMap((answer) => (answer.do === 'alight' ? [answer.customer] : []));
  if (fitting.length === 0) return null;
  const mine = view.buildings[view.path[view.path.length - 1]]?.owner === seat;
  return (
    <Choices>
      {fitting.map((customer) => {
        const index = customerIndex(customer);
        const points = worth?.[index];
        return (
          <Choice
            key={customer}
            board={board}
            id={target.customer(customer)}
            label={customerName(CUSTOMERS[index], view.options, language)}
          >
            <Customer customer={index} size={30} />
            {mine && points !== undefined && <small>{signed(points)}</small>}
          </Choice>
        );
      })}
    </Choices>
  );
}

function OnwardChoice({ board, onward }: { board: Props; onward: Onward }) {
  const { view, names, viewer, language } = board;
  const words = boardWords[language];
  const { station, owner, fitting, track, draws } = onward;
  const name = stationName(station, language);
  const who = fitting.map((customer) => customerName(customer, view.options, language));
  const way =
    track === null
      ? null
      : track === viewer
        ? words.onOwnTrack
        : words.onTrackOf({ name: names[track], draws: draws ? incomeOf(view, track) : 0 });
  const happens =
    fitting.length === 0
      ? words.nobodyGetsOff
      : words.titled(who.join(' / '), [buildingName(board, station) ?? []].flat());
  return (
    <Choice board={board} id={target.station(station)} label={words.titled(name, [happens, way ?? []].flat())}>
      <span class={styles.onward}>
        <b>{name}</b>
        <span>
          {fitting.slice(0, 3).map((customer) => (
            <Customer key={customer} customer={customer} size={22} />
          ))}
          {owner !== null && fitting.length > 0 && (
            <>
              <SeatMark seat={owner} size={12} />
              <small class={styles.owner}>{owner === viewer ? words.you : names[owner]}</small>
            </>
          )}
          {fitting.length === 0 && <small>{words.nobody}</small>}
          {draws && track !== null && (
            <span class={styles.draw}>
              <Glyph name="card" size={12} />
              <SeatMark seat={track} size={10} />
            </span>
          )}
        </span>
      </span>
    </Choice>
  );
}
