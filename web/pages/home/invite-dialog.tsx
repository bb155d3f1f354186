import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Refused } from '../../connection/line.ts';
import button from '../../kit/button.module.css';
import { Stepper, Switch } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { notice } from '../../kit/notice.tsx';
import { stationOf } from '../../stations.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import styles from './invite-dialog.module.css';
import { openTable } from './play.ts';

/** How many seats, shown to all or by link; then the table with its link and code. */
export function InviteDialog({
  game,
  close,
  isPublic: wantsPublic = false,
}: {
  game: string;
  close(): void;
  isPublic?: boolean;
}) {
  const { route } = useLocation();
  const { home, game: texts } = words.value;
  const [min, max] = stationOf(game)?.players ?? [2, 4];
  const [seats, setSeats] = useState<number>(max);
  const [isPublic, setPublic] = useState(wantsPublic);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={home.inviteShort} close={close}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          openTable(game, {}, seats, isPublic).then(route, (refused: Refused) => {
            setBusy(false);
            notice(kindWord(refused.code));
          });
        }}
      >
        <p>
          <b>{stationOf(game)?.latin}</b> · {texts.inviteHint}
        </p>
        <Stepper label={texts.seats} value={seats} min={Math.max(2, min)} max={max} change={setSeats} />
        <Switch label={texts.public} value={isPublic} change={setPublic} />
        <button type="submit" class={button.main} disabled={busy}>
          {texts.makeTable}
        </button>
      </form>
    </Dialog>
  );
}
