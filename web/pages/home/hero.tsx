import { Icon } from '@yamanote/kit/icon.tsx';
import type { TableLine } from '@yamanote/protocol';
import { server } from '../../connection/halls.ts';
import { botsToExpect, lastGame } from '../../settings/set-ups.ts';
import { theme } from '../../settings/settings.ts';
import { isOpen, STATIONS, type Station, stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { PICTURES } from '../art.ts';
import big from '../big-button.module.css';
import { useDeparture } from '../use-departure.ts';
import { useFetchedDialog } from '../use-fetched-dialog.ts';
import styles from './hero.module.css';

/** Inside the loop: what this is, and the ways in. A match that waits for me comes before a new one. */
export function Hero({ waiting }: { waiting: TableLine | null }) {
  const { home } = words.value;
  const { busy, depart } = useDeparture();
  const inviting = useFetchedDialog(() => import('./invite-dialog.tsx').then((part) => part.InviteDialog));
  const station = nextStation();
  const title = titleIn(shownLanguage.value, station);
  const [, most] = station.players;
  return (
    <section class={styles.hero}>
      <div class={styles.text}>
        <h1>
          {home.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{home.promise}</p>
      </div>
      <div class={styles.buttons} data-waiting={waiting === null ? undefined : ''}>
        {waiting !== null && <GoOn line={waiting} />}
        <button
          type="button"
          class={waiting === null ? big.main : big.outline}
          disabled={busy}
          onClick={() => depart(import('../game/start.ts').then(({ startMatch }) => startMatch(station.id)))}
          data-play-now=""
        >
          <Icon name="play" size={24} />
          <span>
            <b>{server.state.value === 'broken' ? home.playHere : home.playNow}</b>
            <small>{home.playNowHint({ game: title, bots: botsToExpect(station.id, most) })}</small>
          </span>
        </button>
        <button
          type="button"
          class={big.outline}
          disabled={server.state.value !== 'open'}
          aria-haspopup="dialog"
          onClick={inviting.open}
        >
          <Icon name="link" />
          <span class={styles.long}>{home.invite}</span>
          <span class={styles.short}>{home.inviteShort}</span>
        </button>
      </div>
      <img class={styles.town} src={PICTURES[theme.value].town} alt="" width="528" height="300" />
      {inviting.Dialog !== null && <inviting.Dialog close={inviting.close} />}
    </section>
  );
}

function GoOn({ line }: { line: TableLine }) {
  const { home } = words.value;
  const station = stationOf(line.game);
  const game = station === undefined ? line.game : titleIn(shownLanguage.value, station);
  return (
    <a class={`${big.main} ${styles.goOn}`} href={`/table/${line.table}`}>
      <Icon name="play" size={24} />
      <span>
        <b>{home.goOn}</b>
        <small>{home.goOnHint({ game })}</small>
      </span>
    </a>
  );
}

/** What was played last here; for a newcomer, the first stop of the line. */
function nextStation(): Station {
  const last = stationOf(lastGame() ?? '');
  return last !== undefined && isOpen(last.id) ? last : (STATIONS.find(({ id }) => isOpen(id)) ?? STATIONS[0]);
}
