/** Places of the map as targets that say what they cost: cheap ones glow stronger than dear ones. `free`: for what costs nothing. */
import { targetProps } from '@yamanote/kit';
import { paidAs } from '../plan/payment.ts';
import { cheapestByPlace, priceText } from '../price.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';

export function pricedTargets(board: Props) {
  const words = boardWords[board.language];
  const cheapest = cheapestByPlace(board.view, board.answers);
  return (id: string, label: string, free: string | null = null) => {
    const action = cheapest.get(id);
    if (action === undefined) return targetProps(board, id, words.also(free === null ? [label] : [label, free]));
    return {
      ...targetProps(board, id, words.also([label, priceText(board, action) ?? ''])),
      'data-paid': paidAs(board.view, action, action.pay),
    };
  };
}
