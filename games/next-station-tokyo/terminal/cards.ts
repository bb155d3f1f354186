/** The cards of the running phase: those that lie open, those that are still to come, and what they set off. */
import { left, widthOf } from '@yamanote/games/columns';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  LAST_UNDERGROUND,
  type NextStationView,
} from '@yamanote/games/next-station-tokyo/rules';
import { words } from '@yamanote/games/next-station-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { flow, type Line } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';
import { cardSign, JOKER, OPEN_STATION, SWITCH, UNDERGROUND } from './signs.ts';

const GAP = 1;

export function openCards({ deal, phases, revealed }: NextStationView, seat: Seat): readonly CardId[] {
  return (deal[phases[seat]] ?? []).slice(0, revealed[seat]);
}

export function cards(view: NextStationView, seat: Seat, language: Language, columns: number): Line[] {
  const open = openCards(view, seat);
  if (open.length === 0) return [];
  const { open: openHead, left: leftHead, underground, joker, switch: branch, undergroundSign } = labels[language];
  const headColumns = Math.max(widthOf(openHead), widthOf(leftHead)) + GAP;
  const row = (head: string, items: readonly Line[]): Line[] => {
    const [first, ...more] = flow(items, columns, headColumns, GAP);
    return first === undefined ? [] : [[[left(head, headColumns), 'dim'], ...first.slice(1)], ...more];
  };
  const last = open.length - 1;
  const isNow = (i: number) => i === last || (i === last - 1 && CARDS[open[i]].branch);
  const toCome = CARD_IDS.filter((id) => !open.includes(id));
  const count = open.filter((id) => CARDS[id].underground).length;
  const signs = [`${JOKER} ${joker}`, `${SWITCH} ${branch}`, `${UNDERGROUND} ${undergroundSign}`];
  return [
    ...row(
      openHead,
      open.map((id, i): Line => (isNow(i) ? [[cardSign(id), 'inverse', 'bold']] : [[cardSign(id)]])),
    ),
    ...row(
      leftHead,
      toCome.map((id): Line => [[cardSign(id), 'dim']]),
    ),
    [[underground(count, LAST_UNDERGROUND), count === LAST_UNDERGROUND ? 'bold' : 'dim']],
    ...flow(
      signs.map((sign): Line => [[sign, 'dim']]),
      columns,
      0,
    ),
    ...effect(view, seat, language),
  ];
}

/** Module: the symbol of the phase, and what it sets off. */
function effect({ symbols, effects, phases }: NextStationView, seat: Seat, language: Language): Line[] {
  const id = effects[phases[seat]];
  if (id === undefined) return [];
  return [
    [
      [`${labels[language].effect} `, 'dim'],
      [`${OPEN_STATION[symbols[phases[seat]]]} ${words[language].effects[id].name}`],
    ],
  ];
}
