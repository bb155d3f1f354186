/** What lies on the shelf: the one thing that the question is about, and what else there is room for. */
import { askOf, type Props } from './shown.ts';

/** `dice` is what there is to see while nothing else is to be chosen from. */
export type Main = 'monsters' | 'cards' | 'owned' | 'hearts' | 'charge' | 'dice';
/** In a strip beside it: the cards that can be bought, who can hit me next, or the news that I am out. */
type Beside = 'market' | 'rivals' | 'out' | null;

export interface Things {
  readonly main: Main;
  readonly beside: Beside;
}

/** With more dice than this, they have the whole shelf. */
const USUAL_DICE = 6;

export function thingsOf({ view, viewer, answers }: Pick<Props, 'view' | 'viewer' | 'answers'>): Things {
  const kind = askOf(view)?.kind;
  if (kind === 'choose') return { main: 'monsters', beside: null };
  if (isWatching({ view, viewer })) return { main: 'dice', beside: 'out' };
  if (answers.length === 0) return { main: 'dice', beside: 'market' };
  switch (kind) {
    case 'buy':
    case 'snatch':
      return { main: 'cards', beside: null };
    case 'copy':
    case 'transform':
      return { main: 'owned', beside: null };
    case 'hearts':
    case 'charge':
      return { main: kind, beside: null };
    case 'change':
    case 'probe':
      return { main: 'dice', beside: null };
    case 'reroll':
      return { main: 'dice', beside: view.dice.length > USUAL_DICE ? null : 'market' };
    case 'yield':
    case 'escape':
      return { main: 'dice', beside: 'rivals' };
    case 'roll':
      // A copy may be moved before the first roll: to cards that lie in front of somebody.
      return answers.some((answer) => answer.do === 'copy')
        ? { main: 'owned', beside: null }
        : { main: 'dice', beside: 'market' };
    default:
      return { main: 'dice', beside: 'market' };
  }
}

/** Whether the reader has fallen, and the others play on. */
export function isWatching({ view, viewer }: Pick<Props, 'view' | 'viewer'>): boolean {
  return viewer !== 'public' && view.monsters[viewer].place === 'out' && view.stack.length > 0;
}

/** Where there is no room for them, the cards that nothing is asked about are a button at the question. */
export function isMarketFolded(props: Pick<Props, 'view' | 'viewer' | 'answers' | 'window'>): boolean {
  const { shape, room } = props.window;
  const { main, beside } = thingsOf(props);
  if (shape === 'wide' || main !== 'dice') return false;
  if (beside === 'market') return room === 'tiny' || room === 'flat';
  return askOf(props.view)?.kind === 'reroll';
}
