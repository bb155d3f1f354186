import { advance, beginCourse } from '../../course.ts';
import { chooseOptions, optionSpecs } from '../../options.ts';
import { start } from '../../play.ts';
import { isRefusal, sentence } from '../../refusal.ts';
import { difference } from '../compare.ts';
import type { PlayedMatch, Seen } from '../law.ts';

/** The same match once more, with everything as usual that its options leave no room for. */
export function lacks({ game, seats, options, log, state, thrown }: PlayedMatch): Seen {
  const lacked = game.lacks?.(options) ?? [];
  const strange = lacked.find((key) => key === 'edition' || !Object.hasOwn(optionSpecs(game), key));
  if (strange !== undefined) return `"${strange}" is lacked, but is no option that could be`;
  if (lacked.length === 0 || thrown !== null) return null;
  const usual = chooseOptions(game, {}, seats, options);
  if (isRefusal(usual)) return `options of a match are refused: ${sentence(usual)}`;
  const others = difference([...lacked], [...game.lacks!(usual)]);
  if (others !== null) return `with all that is lacked as usual, ${others} among what is lacked`;
  const course = beginCourse(game, start(game, seats, usual));
  for (const entry of log) {
    const refusal = advance(course, entry);
    if (refusal !== null) return `without ${lacked.join(', ')}, entry ${entry.index} is refused: ${sentence(refusal)}`;
  }
  const changed = difference(game.standing(state), game.standing(course.state));
  return changed && `without ${lacked.join(', ')}, in the standing ${changed}`;
}
