/** The standing orders of the person at this page, as they are set here and on other devices. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { changeOrder, type Game, isRefusal, type Orders } from '@yamanote/kernel';
import type { Code, Refused } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import type { SeatOrders } from '../kit/board.ts';

export function createSeatOrders(
  table: WatchedTable,
  game: Game,
  refused: (code: Code) => void,
): ReadonlySignal<SeatOrders | null> {
  /** What was set here and is not confirmed yet: it shows at once. */
  const wanted = signal<Orders>({});
  const values = computed(() => {
    const kept = table.info.value?.orders ?? null;
    return kept === null ? null : { ...kept, ...wanted.value };
  });

  const set: SeatOrders['set'] = (order, settings) => {
    const changed = changeOrder(game, values.peek() ?? {}, order, settings);
    if (isRefusal(changed)) {
      refused(changed.refused);
      return;
    }
    const mine = changed[order];
    wanted.value = { ...wanted.peek(), [order]: mine };
    table
      .request({ do: 'order', order, settings: mine })
      .catch((reason: Refused) => refused(reason.code))
      .then(() => {
        const { [order]: latest, ...others } = wanted.peek();
        if (latest === mine) wanted.value = others;
      });
  };

  return computed(() => (values.value === null ? null : { values: values.value, set }));
}
