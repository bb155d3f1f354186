import { Dialog } from '@yamanote/kit/dialog.tsx';
import { words } from '../../words/index.ts';
import { StationChoice } from '../station-choice.tsx';

/** Which game; its page teaches it. */
export function NewHereDialog({ close }: { close(): void }) {
  return (
    <Dialog title={words.value.home.newHereTo} close={close}>
      <StationChoice to={({ id }) => `/game/${id}`} />
    </Dialog>
  );
}
