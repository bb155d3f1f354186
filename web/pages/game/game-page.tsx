import { useLocation } from 'preact-iso';
import button from '../../kit/button.module.css';
import { Icon } from '../../kit/icon.tsx';
import { usePageState } from '../../kit/page-state.ts';
import { theme } from '../../settings/settings.ts';
import { isOpen, STATIONS, type Station, stationOf } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { PICTURES } from '../art.ts';
import { useRoom } from '../rooms.ts';
import { Shell } from '../shell.tsx';
import { Loading, NotFoundPage, StatePanel } from '../states.tsx';
import { StationSign } from '../station-sign.tsx';
import styles from './game-page.module.css';
import { InvitePanel } from './invite-panel.tsx';
import { PlayPanel } from './play-panel.tsx';

/** A station: what the game is, and the ways to a table. */
export function GamePage({ id }: { id: string }) {
  const station = stationOf(id);
  if (station === undefined) return <NotFoundPage />;
  return (
    <Shell title={station.latin}>
      <div class={styles.page}>
        <StationSign station={station} />
        {isOpen(station.id) ? <OpenStation key={station.id} station={station} /> : <ClosedStation />}
      </div>
    </Shell>
  );
}

function OpenStation({ station }: { station: Station }) {
  const { game } = words.value;
  const room = useRoom(station.id);
  usePageState({ idle: room !== null });
  if (room === null) return <Loading />;
  const { about } = room.speech[shownLanguage.value];
  const { min, max } = room.game.seats;
  return (
    <div class={styles.columns}>
      <section class={styles.about}>
        <img src={PICTURES[theme.value][station.id]} alt="" width="240" height="140" />
        <p>{about}</p>
        <ul class={styles.facts}>
          <li>{game.players({ min, max })}</li>
          <li>{game.minutes({ minutes: station.minutes })}</li>
        </ul>
        <a class={button.plain} href={`/rules/${station.id}`}>
          <Icon name="book" /> {game.rules}
        </a>
        {'workshop' in station && (
          <a class={button.plain} href={station.workshop}>
            <Icon name="plus" /> {words.value.mapEditor.link}
          </a>
        )}
      </section>
      <PlayPanel room={room} />
      <InvitePanel room={room} />
    </div>
  );
}

/** Said honestly: nothing here can be pressed that does nothing. */
function ClosedStation() {
  const { route } = useLocation();
  const { game } = words.value;
  const open = STATIONS.find(({ id }) => isOpen(id));
  return (
    <StatePanel title={game.closed} hint={game.closedHint} mark="工" below>
      {open && (
        <button type="button" class={button.main} onClick={() => route(`/game/${open.id}`)}>
          {game.toOpenStation({ game: open.latin })}
        </button>
      )}
    </StatePanel>
  );
}
