import { BotFace } from '../../levels/face.tsx';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { Chips } from './chips.tsx';

/** How good the bots are: a face and a name each. */
export function LevelChips({
  levels,
  value,
  change,
}: {
  levels: readonly string[];
  value: string;
  change(level: string): void;
}) {
  return (
    <Chips
      label={words.value.game.level}
      labelled={false}
      value={value}
      chips={levels.map((level) => ({
        value: level,
        label: botWords(words.value, level).name,
        picture: <BotFace bot={level} />,
      }))}
      change={change}
    />
  );
}
