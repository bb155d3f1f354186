/** What is to be decided now, or can be planned for later. */
import { deferred } from '@yamanote/kit';
import type { Desk } from '../desk.ts';
import { momentOf, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { later } from './later.ts';
import { PanelFrame } from './panel-frame.tsx';

// Bots may ride before the first question, and then one may plan: these are fetched, and not all that is shown later.
const BestRides = deferred(async () => (await import('./best-rides.tsx')).BestRides);
const RidePanel = deferred(async () => (await import('./ride-panel.tsx')).RidePanel);
const ActionPanel = deferred(async () => (await later()).ActionPanel);
const CityPanel = deferred(async () => (await later()).CityPanel);
const Sets = deferred(async () => (await later()).Sets);
const ShopPanel = deferred(async () => (await later()).ShopPanel);
const SpendPanel = deferred(async () => (await later()).SpendPanel);
const TrackPanel = deferred(async () => (await later()).TrackPanel);

export function Panel({ desk }: { desk: Desk }) {
  const { board, ride } = desk;
  const moment = momentOf(board.view);
  if (board.answers.length === 0) {
    if (ride?.time === 'now') return <RidePanel desk={desk} />;
    return <Ahead desk={desk} />;
  }
  switch (moment?.kind) {
    case 'action':
      return <ActionPanel desk={desk} />;
    case 'spend':
      return <SpendPanel {...board} />;
    case 'shop':
      return <ShopPanel {...board} />;
    case 'extend':
      return <TrackPanel {...board} />;
    case 'start':
    case 'alight':
    case 'ride':
      return <RidePanel desk={desk} />;
    case 'rampage':
    case 'flee':
    case 'push':
    case 'ceo':
      return <CityPanel {...board} />;
    case 'screens':
      return <Won desk={desk} />;
    default:
      return null;
  }
}

/** While others play one may look at one's own rides. */
function Ahead({ desk }: { desk: Desk }) {
  const { view, language } = desk.board;
  const words = boardWords[language];
  if (shownSeat(desk.board) === null || view.turn === null || view.stack.length === 0) return null;
  return (
    <PanelFrame title={words.planAhead} asks={false} side={<small>{words.planAheadHint}</small>}>
      <BestRides desk={desk} most={8} />
    </PanelFrame>
  );
}

/** Before the screens are lifted: one's own sets. */
function Won({ desk: { board } }: { desk: Desk }) {
  const seat = shownSeat(board);
  if (seat === null) return null;
  return (
    <PanelFrame title={boardWords[board.language].collection} asks={false}>
      <Sets {...board} seat={seat} brief />
    </PanelFrame>
  );
}
