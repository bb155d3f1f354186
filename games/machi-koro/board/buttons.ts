/** Which dice to roll is decided by what they bring: the buttons say so. */
import type { Action, MachiKoroState } from '@yamanote/games/machi-koro/rules';
import { rollLine } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { AnswerButton } from '@yamanote/kit';
import { numberOf } from './income.ts';
import { averageOf } from './roll-line.ts';
import type { Props } from './shown.ts';
import { boardWords } from './words/index.ts';

/** Only where there is something to weigh; one die is simply rolled. */
export function buttons({ view, viewer, language, answers }: Props): readonly AnswerButton<Action>[] | null {
  if (viewer === 'public' || answers.length < 2 || !answers.every(isRoll)) return null;
  return answers.map((action) => ({ action, ...wordsFor(action, view, viewer, language) }));
}

function isRoll(action: Action): boolean {
  return action.do === 'roll' || action.do === 'keep' || action.do === 'reroll';
}

function wordsFor(
  action: Action,
  view: MachiKoroState,
  seat: Seat,
  language: Language,
): Pick<AnswerButton<Action>, 'label' | 'note' | 'heardNote'> {
  const words = boardWords[language];
  const average = (dice: number) => {
    const coins = averageOf(view, seat, dice);
    const amount = decimal(coins, language);
    return { note: words.average(amount), heardNote: words.heardAverage({ amount, coins: shown(coins) }) };
  };
  if (action.do === 'roll') return { label: words.rollDice(action.dice), ...average(action.dice) };
  if (action.do === 'reroll') return average(view.dice.length);
  const { coins } = rollLine(view, seat)[numberOf(view) - 1].mine;
  const amount = decimal(coins, language);
  return { note: words.brings(amount), heardNote: words.heardBrings({ amount, coins }) };
}

/** The number that the reader is told, which decides between one coin and several. */
function shown(coins: number): number {
  return Math.round(coins * 10) / 10;
}

/** `+1.8`, in German `+1,8`; a minus is as long as a plus. */
function decimal(coins: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return format.format(coins).replace('-', '−');
}
