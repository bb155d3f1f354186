import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useState } from 'preact/hooks';
import { becomeGuest } from '../../connection/guest.ts';
import { server } from '../../connection/halls.ts';
import { lobby } from '../../connection/lobby.ts';
import { lastGame } from '../../settings/set-ups.ts';
import { language } from '../../settings/settings.ts';
import { STATIONS, shortTitleIn, stationOf } from '../../stations.ts';
import { shownLanguage } from '../../words/index.ts';
import big from '../big-button.module.css';
import { StationChoice } from '../station-choice.tsx';
import { useDeparture } from '../use-departure.ts';
import styles from './lobby-page.module.css';
import { quickest } from './quickest.ts';
import type { LobbyWords } from './words/index.ts';

/** Always in sight: play with whoever waits, or open a table oneself. */
export function WaysIn({ texts, wanted }: { texts: LobbyWords; wanted: readonly string[] }) {
  const { busy, depart } = useDeparture();
  const [opening, setOpening] = useState(false);
  const away = server.state.value !== 'open';
  const yours = new Set(lobby.value?.yours.map(({ table }) => table));
  const others = (lobby.value?.open ?? []).filter(({ table }) => !yours.has(table));
  const { game, waiting } = quickest(others, wanted, stationOf(lastGame() ?? '')?.id ?? STATIONS[0].id);
  const station = stationOf(game);
  const title = station === undefined ? game : shortTitleIn(shownLanguage.value, station);
  return (
    <div class={styles.ways}>
      <button type="button" class={big.main} disabled={busy || away} onClick={() => depart(joinWaiting(game))}>
        <Icon name="people" size={24} />
        <span>
          <b>{texts.joinWaiting}</b>
          <small>{waiting > 0 ? texts.waits({ game: title, people: waiting }) : texts.first({ game: title })}</small>
        </span>
      </button>
      <button
        type="button"
        class={big.outline}
        disabled={busy || away}
        aria-haspopup="dialog"
        onClick={() => setOpening(true)}
      >
        <Icon name="plus" size={20} /> {texts.open}
      </button>
      {opening && (
        <Dialog title={texts.openWhich} close={() => setOpening(false)}>
          <StationChoice
            busy={busy}
            choose={({ id }) => depart(import('../game/start.ts').then(({ startTable }) => startTable(id, true)))}
          />
        </Dialog>
      )}
    </div>
  );
}

async function joinWaiting(game: string): Promise<string> {
  await becomeGuest();
  const { table } = await server.request({ do: 'join', game, language: language.peek() });
  return `/table/${table}`;
}
