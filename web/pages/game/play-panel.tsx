import { BOTS } from '@yamanote/bots';
import type { Options } from '@yamanote/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import button from '../../kit/button.module.css';
import { OneOf, Stepper } from '../../kit/controls.tsx';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { playNow } from '../home/play.ts';
import styles from './game-page.module.css';
import { OptionFields } from './option-fields.tsx';

/** Against bots: how many, how good, which options; then at once to the table. */
export function PlayPanel({ room }: { room: SpeakingRoom }) {
  const { route } = useLocation();
  const { game: texts } = words.value;
  const { min, max } = room.game.seats;
  const levels = server.bots.value.length > 0 ? server.bots.value : Object.keys(BOTS);
  const [count, setCount] = useState(Math.min(3, max - 1));
  const [level, setLevel] = useState(levels[levels.length - 1]);
  const [options, setOptions] = useState<Options>({});
  const [busy, setBusy] = useState(false);
  const { hint } = botWords(words.value, level);
  return (
    <section class={styles.panel} aria-labelledby="play">
      <h2 id="play">{texts.againstBots}</h2>
      <Stepper label={texts.botCount} value={count} min={min - 1} max={max - 1} change={setCount} />
      <div>
        <OneOf
          label={texts.level}
          value={level}
          choices={levels.map((value) => ({ value, label: botWords(words.value, value).name }))}
          change={setLevel}
        />
        <p class={styles.hint}>{hint}</p>
      </div>
      <OptionFields room={room} seats={count + 1} options={options} change={setOptions} />
      <button
        type="button"
        class={button.main}
        disabled={busy}
        onClick={() => {
          setBusy(true);
          playNow({ game: room.game.id, options, bots: Array(count).fill(level) }).then(route, (refused: Refused) => {
            setBusy(false);
            notice(kindWord(refused.code));
          });
        }}
      >
        <Icon name="play" size={18} /> {texts.playNow}
      </button>
    </section>
  );
}
