/** Whether this page is only its person's hand, since a big screen beside it shows the board. The address remembers it. */
import { signal } from '@preact/signals';
import { HAND } from '../../screen/address.ts';

const hand = signal(false);

export const isHandOnly = {
  get value() {
    return hand.value;
  },
};

/** As the address says with which the page was opened. */
export function readHand(): void {
  hand.value = location.search === HAND;
}

export function showHand(only: boolean): void {
  hand.value = only;
  history.replaceState(history.state, '', `${location.pathname}${only ? HAND : ''}`);
}
