/** Places of the map as targets that say what they cost: cheap ones glow stronger than dear ones. `free`: for what costs nothing. */
import { targetProps } from '@yamanote/web/kit';
import { paidAs } from '../plan/payment.ts';
import { cheapestByPlace, priceText } from '../price.ts';
import type { Props } from '../shown.ts';

export function pricedTargets(board: Props) {
  const cheapest = cheapestByPlace(board.view, board.answers);
  return (id: string, label: string, free = '') => {
    const action = cheapest.get(id);
    if (action === undefined) return targetProps(board, id, label + free);
    return {
      ...targetProps(board, id, `${label}; ${priceText(board, action)}`),
      'data-paid': paidAs(board.view, action, action.pay),
    };
  };
}
