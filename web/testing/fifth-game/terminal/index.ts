import type { TextBoard } from '@yamanote/games/room';
import { type Line, painted, rule } from '@yamanote/games/spans';
import type { Stones } from '@yamanote/kernel/toys';
import { words } from '../words/index.ts';

export const textBoard: TextBoard<Stones> = {
  lines(view, _viewer, names, language, paint, width) {
    const river: Line = view.stones.map((stone) => [stone === 'wet' ? ' ≈' : ' ●', 'blue']);
    const people = names.map(
      (name, seat): Line => [[` ${name} `], [`${view.passed[seat]}/5 `], [`${view.scores[seat]}`]],
    );
    return [rule(words[language].title, [], width), river, ...people].map((line) => painted(line, paint, width));
  },
};
