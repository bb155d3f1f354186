import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import { rulesAddress } from '../../rules-address.ts';
import type { SetUp } from '../../settings/set-ups.ts';
import { theme } from '../../settings/settings.ts';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { isOpen, STATIONS, type Station, stationOf, titleIn } from '../../stations.ts';
import { botWords } from '../../words/bots.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { BOARDS } from '../art.ts';
import big from '../big-button.module.css';
import { openTable, playNow } from '../play.ts';
import { useRoom } from '../rooms.ts';
import { Shell } from '../shell.tsx';
import { Loading, NotFoundPage, StatePanel } from '../states.tsx';
import { StationSign } from '../station-sign.tsx';
import { useDeparture } from '../use-departure.ts';
import styles from './game-page.module.css';
import { levelsHere } from './levels.ts';
import { setUpOf } from './set-up.ts';
import { SetUpPanel } from './set-up-panel.tsx';

const TogetherPanel = deferred(async () => (await import('./together-panel.tsx')).TogetherPanel);

/** A station: what the game is, and the ways to a table, all on the first screen. */
export function GamePage({ id }: { id: string }) {
  const station = stationOf(id);
  if (station === undefined) return <NotFoundPage />;
  return (
    <Shell title={titleIn(shownLanguage.value, station)} game={station.id}>
      <div class={styles.station}>
        <StationSign station={station} way="game" />
        {isOpen(station.id) ? <OpenStation key={station.id} station={station} /> : <ClosedStation />}
      </div>
    </Shell>
  );
}

function OpenStation({ station }: { station: Station }) {
  const { game } = words.value;
  const room = useRoom(station.id);
  const [min, max] = station.players;
  usePageState({ idle: room !== null });
  const speech = room?.speech[shownLanguage.value];
  return (
    <>
      <figure class={styles.board}>
        <img src={BOARDS[theme.value][station.id]} alt="" width="880" height="440" />
        <ul class={styles.facts}>
          <li>{game.players({ min, max })}</li>
          <li>{game.minutes({ minutes: station.minutes })}</li>
        </ul>
      </figure>
      {room === null || speech === undefined ? (
        <Loading />
      ) : (
        <>
          <WaysIn room={room}>
            <p class={styles.goal}>
              <b>{game.goal}:</b> {speech.goal}
            </p>
          </WaysIn>
          <Doors station={station} />
          <p class={styles.about}>{speech.about}</p>
        </>
      )}
    </>
  );
}

/** The set-up, and below it what it leads to. */
function WaysIn({ room, children }: { room: SpeakingRoom; children: ComponentChildren }) {
  const { game, home } = words.value;
  const { busy, depart } = useDeparture();
  const levels = levelsHere();
  const [setUp, setSetUp] = useState(() => setUpOf(room, levels));
  const [isTogether, setTogether] = useState(false);
  const { id } = room.game;
  const { state } = server;
  return (
    <div class={styles.ways}>
      {children}
      <SetUpPanel room={room} levels={levels} setUp={setUp} change={setSetUp} />
      <div class={styles.dock}>
        <button
          type="button"
          data-play-now=""
          class={big.main}
          disabled={busy}
          onClick={() => depart(playNow(id, setUp))}
        >
          <Icon name="play" size={24} />
          <span>
            <b>{state.value === 'broken' ? home.playHere : game.playNow}</b>
            <small>{game.starts({ rules: game.presets[setUp.preset], company: companyOf(setUp) })}</small>
          </span>
        </button>
        <button
          type="button"
          class={big.outline}
          disabled={busy || state.value !== 'open'}
          onClick={() => depart(openTable(id, setUp, false))}
        >
          <Icon name="link" /> {game.invite}
        </button>
        <button
          type="button"
          class={big.outline}
          disabled={busy}
          aria-haspopup="dialog"
          onClick={() => setTogether(true)}
        >
          <Icon name="people" />
          <span>
            {game.together} <small>{game.onThisDevice}</small>
          </span>
        </button>
      </div>
      {isTogether && <TogetherPanel room={room} levels={levels} setUp={setUp} close={() => setTogether(false)} />}
    </div>
  );
}

function companyOf({ bots, level }: SetUp): string {
  return bots === 0 ? words.value.game.aloneToo : botWords(words.value, level).company({ bots });
}

function Doors({ station }: { station: Station }) {
  const { game, mapEditor } = words.value;
  return (
    <ul class={styles.doors}>
      <li>
        <a class={button.plain} href={rulesAddress(station.id)}>
          <Icon name="book" /> {game.rules}
        </a>
      </li>
      {'workshop' in station && (
        <li>
          <a class={button.plain} href={station.workshop}>
            <Icon name="plus" /> {mapEditor.link}
          </a>
        </li>
      )}
    </ul>
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
          {game.toOpenStation({ game: titleIn(shownLanguage.value, open) })}
        </button>
      )}
    </StatePanel>
  );
}
