import button from '@yamanote/kit/button.module.css';
import { OneOf, Switch } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import type { Absence } from '@yamanote/protocol';
import { BotFace } from '../../levels/face.tsx';
import { botFor, levelOf } from '../../levels/level.ts';
import { useAbsenceWords } from '../../words/absence/index.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import styles from './waiting-room.module.css';

/** After so many minutes a bot may play for who is away; 0 for never. */
const AFTER = [0, 2, 10, 60] as const;
const MINUTE = 60;

interface Props {
  game: string;
  levels: readonly string[];
  absence: Absence;
  change(changes: Partial<Absence>): void;
  close(): void;
}

/** The host's: who plays for whoever is missing, from when on, and whether others may take the seat. */
export function AbsenceDialog({ game, levels, absence, change, close }: Props) {
  const texts = useAbsenceWords();
  const { game: gameTexts, table } = words.value;
  const after = absence.after ?? 0;
  const minutes = [...new Set([...AFTER, after / MINUTE])].sort((a, b) => a - b);
  return (
    <Dialog title={texts?.title ?? table.absent} close={close}>
      {texts && (
        <div class={styles.fields}>
          <OneOf
            label={texts.bot}
            value={levelOf(absence.bot)}
            choices={levels.map((value) => ({
              value,
              label: botWords(words.value, value).name,
              picture: <BotFace bot={value} />,
            }))}
            change={(level) => change({ bot: botFor(level, game) })}
          />
          <OneOf
            label={texts.after}
            value={String(after / MINUTE)}
            choices={minutes.map((one) => ({
              value: String(one),
              label: one === 0 ? texts.never : texts.afterMinutes({ minutes: one }),
            }))}
            change={(one) => change({ after: Number(one) * MINUTE })}
          />
          <p>{texts.hint}</p>
          <Switch
            label={texts.taking}
            hint={texts.takingHint}
            value={absence.taking}
            change={(taking) => change({ taking })}
          />
          <button type="button" class={button.main} onClick={close}>
            {gameTexts.done}
          </button>
        </div>
      )}
    </Dialog>
  );
}
