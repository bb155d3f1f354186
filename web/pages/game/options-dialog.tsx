import button from '@yamanote/kit/button.module.css';
import { Switch } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import type { SetUp } from '../../settings/set-ups.ts';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { words } from '../../words/index.ts';
import { useTimeWords } from '../../words/time/index.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './options-dialog.module.css';
import { withOptions } from './set-up.ts';
import { TimeFields } from './time-fields.tsx';

interface Props {
  room: SpeakingRoom;
  setUp: SetUp;
  change(setUp: SetUp): void;
  close(): void;
}

/** Of those whom one invites; bots hurry nobody. */
function ClockFields({ room, setUp, change }: Omit<Props, 'close'>) {
  const texts = useTimeWords();
  if (texts === null) return null;
  return (
    <fieldset class={styles.clock}>
      <legend>{texts.title}</legend>
      <p class={styles.hint}>{texts.withOthers}</p>
      <TimeFields
        game={room.game}
        texts={texts}
        control={setUp.timeControl ?? null}
        change={(timeControl) => change({ ...setUp, timeControl })}
      />
    </fieldset>
  );
}

/** All that can be chosen for a match besides who plays. */
export function OptionsDialog({ room, setUp, change, close }: Props) {
  const { game } = words.value;
  return (
    <Dialog title={game.options} close={close}>
      <div class={styles.fields}>
        <OptionFields
          room={room}
          seats={setUp.bots + 1}
          options={setUp.options}
          change={(options) => change(withOptions(room, setUp, options))}
          bare
        />
        <Switch
          label={game.hints}
          hint={game.hintsHint}
          value={setUp.hints ?? true}
          change={(hints) => change({ ...setUp, hints })}
        />
        <ClockFields room={room} setUp={setUp} change={change} />
        <button type="button" class={button.main} onClick={close}>
          {game.done}
        </button>
      </div>
    </Dialog>
  );
}
