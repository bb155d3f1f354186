import type { Room } from '@yamanote/games/room';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import button from '../../kit/button.module.css';
import { Stepper, Switch } from '../../kit/controls.tsx';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { openTable } from '../home/play.ts';
import styles from './game-page.module.css';

/** With friends: a table with open seats; options are chosen there, while one waits. */
export function InvitePanel({ room }: { room: Room }) {
  const { route } = useLocation();
  const { game: texts, pages } = words.value;
  const { min, max } = room.game.seats;
  const [seats, setSeats] = useState(max);
  const [isPublic, setPublic] = useState(false);
  const [busy, setBusy] = useState(false);
  const online = server.state.value === 'open';
  return (
    <section class={styles.panel} aria-labelledby="invite">
      <h2 id="invite">{texts.invite}</h2>
      <p class={styles.hint}>{online || server.state.value === 'opening' ? texts.inviteHint : pages.lost}</p>
      <Stepper label={texts.seats} value={seats} min={Math.max(2, min)} max={max} change={setSeats} />
      <Switch label={texts.public} value={isPublic} change={setPublic} />
      <button
        type="button"
        class={button.outline}
        disabled={busy || !online}
        onClick={() => {
          setBusy(true);
          openTable(room.game.id, {}, seats, isPublic).then(route, (refused: Refused) => {
            setBusy(false);
            notice(kindWord(refused.code));
          });
        }}
      >
        <Icon name="link" /> {texts.makeTable}
      </button>
    </section>
  );
}
