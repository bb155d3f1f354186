import { botWords } from '../words/bots.ts';
import { words } from '../words/index.ts';

/** How bots of a level play; of those that go by one's results it says so. */
export function LevelNote({ level }: { level: string }) {
  const { name, hint } = botWords(words.value, level);
  return <>{words.value.game.setting({ name, value: hint })}</>;
}
