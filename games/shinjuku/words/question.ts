/** What is asked now: picks the sentence of a language, and what it needs of the view. */
import type { Names } from '@yamanote/games/room';
import {
  type Building,
  CONNECTION_IDS,
  CUSTOMERS,
  type CustomerId,
  type Frame,
  played,
  SHOPS,
  type ShinjukuState,
  type ShinjukuView,
  STATION_IDS,
  WARD_IDS,
} from '@yamanote/games/shinjuku/rules';
import { personOf } from '@yamanote/games/wording';
import { legal, type Seat } from '@yamanote/kernel';
import { endingOf } from './ending.ts';
import { endsOf, type Party, partiesOf } from './grammar.ts';
import type { Words } from './words.ts';

type View = ShinjukuView;

export function question(words: Words, view: View, names: Names): string {
  const frame = view.stack.at(-1);
  if (frame === undefined) return words.waiting.over({ winners: winners(view).map((seat) => personOf(names, seat)) });
  return ask(words, view, frame, names);
}

function ask({ questions, waiting }: Words, view: View, frame: Frame, names: Names): string {
  const turn = view.turn ?? 0;
  const name = names.you === turn ? null : names[turn];
  const group = (counts: readonly number[]) => crowd(counts, view);
  const kaiju = () => WARD_IDS[view.kaiju as number];
  switch (frame.kind) {
    case 'rampage':
      return questions.rampage({ name, from: view.kaiju === 'bay' ? 'bay' : kaiju() });
    case 'flee':
      return questions.flee({ name, from: kaiju(), customers: group(view.crowds[view.kaiju as number]) });
    case 'push':
      return questions.push({ name, from: kaiju(), owner: frame.seat === turn ? null : names[frame.seat] });
    case 'ceo': {
      const at = view.ceos[turn];
      return questions.ceo({ name, at: at === null ? null : WARD_IDS[at] });
    }
    case 'action':
      return questions.action({ name, done: view.done[0] ?? null, ending: endingOf(view) });
    case 'spend':
      return questions.spend({ name, kind: view.done[view.done.length - 1] });
    case 'shop':
      return questions.shop({ name, station: STATION_IDS[frame.station] });
    case 'extend': {
      const [from, to] = endsOf(CONNECTION_IDS[frame.connection]);
      return questions.extend({ name, from, to, payable: view.hands[turn] === null || hasChoice(view, turn) });
    }
    case 'start':
      return questions.start({ name, ward: WARD_IDS[frame.ward], customers: group(view.crowds[frame.ward]) });
    case 'alight': {
      const { shop, owner } = view.buildings[lastStation(view)] as Building;
      const building = { shop: SHOPS[shop], owner: owner === turn ? null : names[owner] };
      return questions.alight({ name, station: STATION_IDS[lastStation(view)], building });
    }
    case 'ride':
      return questions.ride({ name, station: STATION_IDS[lastStation(view)], customers: group(view.group) });
    case 'screens':
      return questions.screens({ name, open: view.options.openCollections });
    case 'start-customers':
    case 'arrival-customers':
      return waiting[frame.kind]({ ward: WARD_IDS[frame.ward] });
    case 'deal':
      return waiting.deal({ who: personOf(names, frame.seat) });
    case 'start-ward':
    case 'first':
    case 'queue-card':
    case 'queue-customer':
    case 'arrival-card':
      return waiting[frame.kind]();
    default:
      throw new Error(`nobody is asked anything at "${frame.kind}"`);
  }
}

/** A seat's own view has all that its answers depend on. */
function hasChoice(view: View, seat: Seat): boolean {
  return legal(played, view as unknown as ShinjukuState, seat).length > 1;
}

/** By customer how many, as the edition calls them. */
export function crowd(counts: readonly number[], { options }: Pick<View, 'options'>): Party[] {
  const all = counts.flatMap((count, customer) => Array<CustomerId>(count).fill(CUSTOMERS[customer]));
  return partiesOf(all, options);
}

export function lastStation({ path }: View): number {
  return path[path.length - 1];
}

/** At the end the screens are lifted, and a view shows all that points are counted by. */
function winners(view: View): Seat[] {
  return played.standing(view as unknown as ShinjukuState).winners;
}
