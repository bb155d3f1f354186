/** The standing orders of the person at this page, as they are set here and on other devices. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Game, isRefusal, type Orders } from '@yamanote/kernel';
import type { SeatOrders } from '@yamanote/kit/board.ts';
import { orderInAdvance } from '@yamanote/running-match';
import type { Code } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import { createWishes } from './wishes.ts';

export function createSeatOrders(
  table: WatchedTable,
  game: Game,
  refused: (code: Code) => void,
): ReadonlySignal<SeatOrders | null> {
  const { values, wish } = createWishes<Orders>(
    computed(() => table.info.value?.orders ?? null),
    (orders) => {
      const [[order, settings]] = Object.entries(orders as Orders);
      return table.request({ do: 'order', order, settings });
    },
    refused,
  );

  const set: SeatOrders['set'] = (order, settings) => {
    const changed = orderInAdvance(game, values.peek(), order, settings);
    if (isRefusal(changed)) refused(changed.refused);
    else wish({ [order]: changed[order] });
  };

  return computed(() => (values.value === null ? null : { values: values.value, set }));
}
