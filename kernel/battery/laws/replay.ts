import type { Entry } from '../../log.ts';
import { type Header1, type Match, parseMatch, replay as replayMatch } from '../../match/index.ts';
import { isRefusal, sentence } from '../../refusal.ts';
import { difference } from '../compare.ts';
import type { PlayedMatch, Seen } from '../law.ts';

const MOST_UNDONE = 4;

export function replay(match: PlayedMatch): Seen {
  if (match.thrown !== null) return null;
  return (
    replayed(match, match.log, 'replayed') ?? replayed(match, withUndo(match), 'replayed with some entries undone')
  );
}

function replayed({ game, options, seats, state }: PlayedMatch, log: readonly Entry[], how: string): Seen {
  const header: Header1 = {
    format: 'yamanote-match-1',
    game: game.id,
    version: game.version,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, player: 'random', bits: null })),
    position: null,
    commitment: '00'.repeat(32),
  };
  const file: Match = { ...header, seed: null, log: [...log], hash: null };
  const read = parseMatch(JSON.parse(JSON.stringify(file)));
  if (isRefusal(read)) return `the match file cannot be read: ${sentence(read)}`;
  const course = replayMatch(game, read);
  if (isRefusal(course)) return `${how}, an entry was refused: ${sentence(course)}`;
  const other = difference(state, course.state);
  return other && `${how}, in the final state ${other}`;
}

/** The same match, but now and then somebody takes back an answer and gives it again. */
function withUndo({ log, how, rng }: PlayedMatch): Entry[] {
  const entries: Entry[] = [];
  let undone = 0;
  for (const [i, entry] of log.entries()) {
    entries.push(renumbered(entry, entries.length));
    if (how[i] !== 'ask' || entry.seat === 'chance' || undone === MOST_UNDONE || rng.below(8) > 0) continue;
    const undo = entries.length - 1;
    entries.push({ index: entries.length, seat: entry.seat, undo, consent: false, by: { is: 'person' }, at: 0 });
    entries.push(renumbered(entry, entries.length));
    undone++;
  }
  return entries;
}

export function renumbered<E extends Entry>(entry: E, index: number): E {
  return { ...entry, index };
}
