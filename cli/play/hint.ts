/** `h`: what the strongest bot would answer in a person's place, and what it thinks of the alternatives. */
import { columns, wrap } from '@yamanote/command-line';
import { widthOf } from '@yamanote/games/columns';
import { isRefusal, type Seat } from '@yamanote/kernel';
import { sightOf, type Weighed } from '@yamanote/running-match';
import { askHint, type Home } from './home.ts';

export function hintLines(home: Home, seat: Seat): string[] {
  const { match, words, speech, names } = home;
  const said = (sentence: string) => wrap(sentence, columns());
  const hint = askHint(home, seat);
  if (isRefusal(hint)) return said(words.hint.off);
  if (hint.length === 0) return said(words.hint.none);
  const alone = match.header.seats.length === 1;
  const { view } = sightOf(match, seat);
  const worths = hint.map((one) => (alone ? pointsOf : chanceOf)(one));
  const widest = Math.max(...worths.map(widthOf));
  const rows = hint.flatMap(({ answer, odds }, i) => {
    const about = [speech.action(answer, view, names), ...(odds === undefined ? [] : [speech.odds?.(odds) ?? ''])];
    const [first, ...more] = about.flatMap((text) => wrap(text, columns() - widest - 4));
    const gap = ' '.repeat(widest - widthOf(worths[i]));
    return [`  ${gap}${worths[i]}  ${first}`, ...more.map((line) => ' '.repeat(widest + 4) + line)];
  });
  // What is only a little better by luck does not come first.
  const isClose = hint.some(({ value }) => value > hint[0].value);
  const close = isClose ? said(words.hint.close) : [];
  return [...said(alone ? words.hint.points : words.hint.chances), ...rows, ...close];
}

function chanceOf({ value, error }: Weighed): string {
  return `${Math.round(100 * value)} %${margin(error === null ? null : 100 * error)}`;
}

function pointsOf({ value, error }: Weighed): string {
  return `${Math.round(value)}${margin(error)}`;
}

/** Two standard errors: where it lies nineteen times of twenty. */
function margin(error: number | null): string {
  return error === null || error === 0 ? '' : ` ±${Math.ceil(2 * error)}`;
}
