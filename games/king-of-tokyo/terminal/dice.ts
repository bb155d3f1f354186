/** The dice of the running turn, or those that somebody hides behind. */
import type { Dice, KingOfTokyoView } from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { flow, type Line, rule } from '@yamanote/games/spans';
import { labels } from './labels.ts';
import { dieSpan } from './marks.ts';

const INDENT = 3;

export function dice(view: KingOfTokyoView, language: Language, columns: number): Line[] {
  const frame = view.stack.at(-1);
  const hiding = frame?.kind === 'camouflage' ? frame.dice : [];
  if (view.dice.length === 0 && hiding.length === 0) return [];
  const { dice: title, rolls, rerolls } = labels[language];
  const isRolling = frame?.kind === 'reroll' && !frame.probed;
  const count = isRolling ? `${rolls(view.rolls)} ── ${rerolls(view.rerolls)}` : rolls(view.rolls);
  return [
    rule(title, [[count, 'dim']], columns),
    ...row(view.dice, columns),
    ...(hiding.length > 0 ? [rule(words[language].cards.camouflage.name, [], columns), ...row(hiding, columns)] : []),
  ];
}

function row(dice: Dice, columns: number): Line[] {
  return flow(
    dice.map((face) => [dieSpan(face)]),
    columns,
    INDENT,
    1,
  );
}
