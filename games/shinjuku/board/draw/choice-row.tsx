/** An answer as a row: a picture, what it is, what it costs or brings. */
import {
  type Action,
  DEPARTMENT,
  SHOPS,
  STATION_IDS,
  STATIONS,
  stationIndex,
  WARD_IDS,
  WARD_OF,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { same } from '@yamanote/kernel';
import { SeatMark } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { Building, Car, TrackSample } from '../art/company.tsx';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import { Kaiju } from '../art/kaiju.tsx';
import { liftLabel } from '../buttons.ts';
import { connectionLabel } from '../labels.ts';
import { onwardOf } from '../onward.ts';
import { ownWayLabel } from '../outcome-label.ts';
import { incomeOf } from '../plan/income.ts';
import { priceText } from '../price.ts';
import { momentOf, type Props } from '../shown.ts';
import { joinLabel, siteLabel } from '../site.ts';
import { boardWords, customerName, stationName, wardName } from '../words/index.ts';
import styles from './choices.module.css';
import { WardIcon } from './ward-icon.tsx';

interface RowButtonProps {
  picture: ComponentChildren;
  title: string;
  note?: string | null;
  /** All of it in words, where title and note say less. */
  label?: string;
  /** Who gets whom. */
  side?: ComponentChildren;
  pressed?: boolean;
  press(): void;
}

export function RowButton({ picture, title, note, label, side, pressed, press }: RowButtonProps) {
  return (
    <button type="button" class={styles.row} aria-pressed={pressed} onClick={press}>
      <span class={styles.picture} aria-hidden="true">
        {picture}
      </span>
      {label !== undefined && <span class="unseen">{label}</span>}
      <span class={styles.text} aria-hidden={label !== undefined}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <span class={styles.side} aria-hidden="true">
        {side}
      </span>
    </button>
  );
}

export function ActionRow({ board, action, choose }: { board: Props; action: Action; choose(action: Action): void }) {
  const pressed = board.selected !== null && same(board.selected, action);
  return <RowButton {...rowOf(board, action)} pressed={pressed} press={() => choose(action)} />;
}

type Content = Pick<RowButtonProps, 'picture' | 'title' | 'note' | 'label' | 'side'>;

function rowOf(board: Props, action: Action): Content {
  const { view, viewer, language } = board;
  const words = boardWords[language];
  const me = viewer === 'public' ? 0 : viewer;
  switch (action.do) {
    case 'open':
      return {
        picture: <WardIcon ward={STATIONS[stationIndex(action.station)].ward} size={34} />,
        title: stationName(action.station, language),
        note: `${wardName(STATIONS[stationIndex(action.station)].ward, language)} · ${priceText(board, action)}`,
        label: words.also([siteLabel(board, action.station), priceText(board, action) ?? []].flat()),
      };
    case 'upgrade':
      return {
        picture: <Building seat={me} shop={DEPARTMENT} size={30} />,
        title: stationName(action.station, language),
        note: `${customerName(action.customer, view.options, language)} · ${priceText(board, action)}`,
      };
    case 'move':
      return {
        picture: <WardIcon ward={action.ward} size={34} />,
        title: wardName(action.ward, language),
        note: `${words.chooseRoute} · ${priceText(board, action)}`,
        label: ownWayLabel(board, action.ward, action.pay),
      };
    case 'track':
    case 'extend':
      return {
        picture: <TrackSample seat={me} width={30} />,
        title: connectionLabel(board, action.connection),
        note: priceText(board, action),
        label: words.also([joinLabel(board, action.connection), priceText(board, action) ?? words.free]),
      };
    case 'income':
      return {
        picture: <Glyph name="card" size={24} />,
        title: words.incomeDraws(incomeOf(view, me)),
        note: words.actionHints.income,
      };
    case 'ride':
    case 'start':
      return onwardRow(board, action);
    case 'stop':
      return stopRow(board);
    case 'alight': {
      const owner = view.buildings[view.path[view.path.length - 1]]?.owner ?? me;
      return {
        picture: <Customer customer={action.customer} size={30} />,
        title: customerName(action.customer, view.options, language),
        side: <SeatMark seat={owner} size={15} />,
      };
    }
    case 'place':
      return {
        picture: <Building seat={me} shop={SHOPS.indexOf(action.good)} size={30} />,
        title: words.shops[action.good],
        note: words.inSupply(view.supply[me][SHOPS.indexOf(action.good)]),
      };
    case 'relocate': {
      const shop = view.buildings[stationIndex(action.station)]?.shop ?? 0;
      return {
        picture: <Building seat={me} shop={shop} size={30} />,
        title: words.relocateFrom({ shop: words.shops[SHOPS[shop]], station: stationName(action.station, language) }),
      };
    }
    case 'spend':
      return {
        picture: <Glyph name="card" size={24} />,
        title: words.listed(action.cards.map((ward) => wardName(ward, language))),
      };
    default:
      return otherRow(board, action);
  }
}

function otherRow(board: Props, action: Action): Content {
  const words = boardWords[board.language];
  const moment = momentOf(board.view);
  const seat = moment?.kind === 'push' ? moment.seat : board.viewer === 'public' ? 0 : board.viewer;
  if ('ward' in action) {
    const picture =
      moment?.kind === 'rampage' ? (
        <Kaiju size={32} />
      ) : moment?.kind === 'flee' ? (
        <WardIcon ward={action.ward as WardId} size={34} />
      ) : (
        <Car seat={seat} size={20} />
      );
    return { picture, title: wardName(action.ward as WardId, board.language) };
  }
  const titles: Partial<Record<Action['do'], string>> = {
    pass: words.endTurn,
    single: words.oneIsEnough,
    stay: words.ceoStays,
    lift: liftLabel(board),
  };
  return { picture: <Glyph name="card" size={20} />, title: titles[action.do] ?? action.do };
}

function onwardRow(board: Props, action: Extract<Action, { do: 'ride' | 'start' }>): Content {
  const { view, names, viewer, language } = board;
  const words = boardWords[language];
  const [{ station, owner, fitting, track, draws }] = onwardOf(view, [action]);
  const building = view.buildings[stationIndex(station)];
  const way =
    track === null
      ? null
      : track === viewer
        ? words.onOwnTrack
        : words.onTrackOf({ name: names[track], draws: draws ? incomeOf(view, track) : 0 });
  return {
    picture:
      building === null ? <i class={styles.dot} /> : <Building seat={building.owner} shop={building.shop} size={32} />,
    title: stationName(station, language),
    note: [
      fitting.length === 0
        ? words.nobodyGetsOff
        : fitting.map((customer) => customerName(customer, view.options, language)).join(' / '),
      way,
    ]
      .filter(Boolean)
      .join(' · '),
    side: fitting.length > 0 && owner !== null && (
      <>
        {fitting.slice(0, 3).map((customer) => (
          <Customer key={customer} customer={customer} size={28} />
        ))}
        <SeatMark seat={owner} size={15} />
      </>
    ),
  };
}

function stopRow({ view, language }: Props): Content {
  const words = boardWords[language];
  const station = view.path[view.path.length - 1];
  const left = view.group.reduce((sum, count) => sum + count, 0);
  return {
    picture: <i class={styles.dot} />,
    title: words.stopAt(stationName(STATION_IDS[station], language)),
    note: left > 0 ? words.left({ count: left, ward: wardName(WARD_IDS[WARD_OF[station]], language) }) : null,
  };
}
