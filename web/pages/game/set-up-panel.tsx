import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { useState } from 'preact/hooks';
import { EVEN } from '../../levels/level.ts';
import { LevelNote } from '../../levels/level-note.tsx';
import type { SetUp } from '../../settings/set-ups.ts';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { words } from '../../words/index.ts';
import { Chips } from './chips.tsx';
import { LevelChips } from './level-chips.tsx';
import { optionsInWords } from './options-in-words.ts';
import { withBots, withPreset } from './set-up.ts';
import styles from './set-up-panel.module.css';

// Most people play at once, without it.
const OptionsDialog = deferred(async () => (await import('./options-dialog.tsx')).OptionsDialog);

interface Props {
  room: SpeakingRoom;
  /** The bots that there are, weakest first. */
  levels: readonly string[];
  setUp: SetUp;
  change(setUp: SetUp): void;
}

/** Which rules, how many bots, how good; everything else folded into one line. */
export function SetUpPanel({ room, levels, setUp, change }: Props) {
  const { game } = words.value;
  const { min, max } = room.game.seats;
  const presets = (['first-game', 'usual', 'own'] as const).filter((id) => id !== 'own' || setUp.preset === 'own');
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i);
  return (
    <section class={styles.panel} aria-label={game.setUp}>
      <Chips
        label={game.preset}
        labelled={false}
        value={setUp.preset}
        chips={presets.map((value) => ({ value, label: game.presets[value], hint: game.presetHints[value] }))}
        change={(preset) => preset !== 'own' && change(withPreset(room, levels, setUp, preset))}
      />
      <Chips
        label={game.botCount}
        labelled
        value={String(setUp.bots)}
        chips={counts.map((bots) => ({ value: String(bots), label: bots === 0 ? game.alone : String(bots) }))}
        change={(bots) => change(withBots(room, setUp, Number(bots)))}
      />
      {setUp.bots > 0 && (
        <LevelChips levels={levels} value={setUp.level} change={(level) => change({ ...setUp, level })} />
      )}
      {setUp.bots > 0 && (
        <p class={styles.hint} data-always={setUp.level === EVEN ? '' : undefined}>
          <LevelNote level={setUp.level} />
        </p>
      )}
      <OptionsLine room={room} setUp={setUp} change={change} />
    </section>
  );
}

/** What is not as usual, and the way to all that can be chosen. */
function OptionsLine({ room, setUp, change }: Omit<Props, 'levels'>) {
  const { game } = words.value;
  const [open, setOpen] = useState(false);
  return (
    <div class={styles.options}>
      <p>{optionsInWords(room, setUp.options) ?? game.presets.usual}</p>
      <button type="button" class={button.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {game.change}
        <span class="unseen">: {game.options}</span>
      </button>
      {open && <OptionsDialog room={room} setUp={setUp} change={change} close={() => setOpen(false)} />}
    </div>
  );
}
