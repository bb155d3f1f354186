import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import { theme } from '../../settings/settings.ts';
import { isOpen, STATIONS } from '../../stations.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { PICTURES } from '../art.ts';
import styles from './hero.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { playNow } from './play.ts';

const BOTS = ['greedy', 'greedy', 'greedy'];

/** Inside the loop: what this is, and the two ways in. */
export function Hero() {
  const { home } = words.value;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [inviting, setInviting] = useState(false);
  const station = STATIONS.find(({ id }) => isOpen(id)) ?? STATIONS[0];
  const online = server.state.value === 'open';

  function play(): void {
    setBusy(true);
    playNow({ game: station.id, options: {}, bots: BOTS }).then(route, (refused: Refused) => {
      setBusy(false);
      notice(kindWord(refused.code));
    });
  }

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
      <div class={styles.buttons}>
        <button type="button" class={styles.play} disabled={busy} onClick={play} data-play-now="">
          <Icon name="play" size={26} />
          <span>
            <b>{online || server.state.value === 'opening' ? home.playNow : home.playHere}</b>
            <small>{home.playNowHint({ game: station.latin, bots: BOTS.length })}</small>
          </span>
        </button>
        <button
          type="button"
          class={styles.invite}
          disabled={!online}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          <Icon name="link" />
          <span class={styles.long}>{home.invite}</span>
          <span class={styles.short}>{home.inviteShort}</span>
        </button>
      </div>
      <img class={styles.town} src={PICTURES[theme.value].town} alt="" width="528" height="300" />
      {inviting && <InviteDialog game={station.id} close={() => setInviting(false)} />}
    </section>
  );
}
