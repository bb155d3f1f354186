/** A station is chosen for OPEN: what opens there is chosen at once, and everything is confirmed together. */

import { same } from '@yamanote/kernel';
import { controlProps } from '@yamanote/kit';
import { shop as wanted } from '../desk.ts';
import { openingOf } from '../plan/opening.ts';
import { type Props, shownSeat } from '../shown.ts';
import { targets } from '../targets.ts';
import choice from './choice.module.css';
import { Said, unlabelled } from './said.tsx';
import { ShopChoices } from './shop-choices.tsx';

export function OpenChoices(props: Props) {
  const { view, selected } = props;
  const seat = shownSeat(props);
  if (selected?.do !== 'open' || seat === null) return null;
  return (
    <ShopChoices
      board={props}
      seat={seat}
      at={selected.station}
      shops={openingOf(view, selected).shops}
      button={(shop, label, content) => {
        const chosen = same(shop, wanted.value);
        const press = () => {
          wanted.value = chosen ? null : shop;
        };
        return (
          <button
            key={label}
            type="button"
            class={choice.choice}
            {...unlabelled(controlProps(`open:${targets(shop)[0]}`, label, chosen, press))}
          >
            <Said label={label} class={choice.content}>
              {content}
            </Said>
          </button>
        );
      }}
    />
  );
}
