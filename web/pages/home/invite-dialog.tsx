import { Dialog } from '@yamanote/kit/dialog.tsx';
import { words } from '../../words/index.ts';
import { StationChoice } from '../station-choice.tsx';
import { useDeparture } from '../use-departure.ts';

/** Which game; then its table, with link and code. Everything else is agreed there. */
export function InviteDialog({ close }: { close(): void }) {
  const { busy, depart } = useDeparture();
  return (
    <Dialog title={words.value.home.inviteTo} close={close}>
      <StationChoice
        busy={busy}
        choose={({ id }) => depart(import('../game/start.ts').then(({ startTable }) => startTable(id, false)))}
      />
    </Dialog>
  );
}
