import type { OptionWords, OrderWords } from '@yamanote/games/room';
import { type Options, type Orders, type SettingSpec, same, settingMatters } from '@yamanote/kernel';
import type { SeatOrders } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { useState } from 'preact/hooks';
import { OptionField } from '../pages/game/option-fields.tsx';
import type { SpeakingRoom } from '../speaking-room.ts';
import { shownLanguage, words } from '../words/index.ts';
import styles from './orders-dialog.module.css';

interface Props {
  room: SpeakingRoom;
  orders: SeatOrders;
  /** The kind of question that is open, if any: its orders are unfolded. */
  kind: string | null;
  close(): void;
}

/**
 * What a seat answers in advance. Nothing counts before it is saved: an order may answer the open question at once, and
 * who walks along a row of choices by keyboard must not do so by accident.
 */
export function OrdersDialog({ room, orders, kind, close }: Props) {
  const { table: texts, save } = words.value;
  const [changed, setChanged] = useState<Orders>({});
  // What is unfolded stays so, also when the question is answered meanwhile.
  const [openedFor] = useState(kind);
  const specs = Object.entries(room.game.orders ?? {});
  const differing = Object.entries(changed).filter(([id, settings]) => !same(settings, orders.values[id]));
  return (
    <Dialog title={texts.orders} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          for (const [id, settings] of differing) orders.set(id, settings);
          close();
        }}
      >
        <p class={styles.hint}>{texts.ordersHint}</p>
        <ul class={styles.list}>
          {specs.map(([id, { kinds, settings }]) => (
            <li key={id}>
              <Order
                texts={wordsOf(room, id)}
                specs={settings}
                values={changed[id] ?? orders.values[id]}
                open={specs.length === 1 || (openedFor !== null && kinds.includes(openedFor))}
                change={(values) => setChanged({ ...changed, [id]: values })}
              />
            </li>
          ))}
        </ul>
        <div class={styles.save}>
          <button type="submit" class={button.main} disabled={differing.length === 0}>
            {save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface OrderProps {
  texts: OrderWords;
  specs: Readonly<Record<string, SettingSpec>>;
  values: Options;
  open: boolean;
  change(values: Options): void;
}

function Order({ texts, specs, values, open, change }: OrderProps) {
  const mattering = Object.entries(specs).filter(([, spec]) => settingMatters(spec, values));
  return (
    <details class={styles.order} open={open}>
      <summary>
        <b>{texts.name}</b>
        <span>{mattering.map(([key]) => valueIn(texts.settings[key], values[key])).join(' · ')}</span>
      </summary>
      <div class={styles.settings}>
        {texts.hint !== '' && <p class={styles.hint}>{texts.hint}</p>}
        {mattering.map(([key, spec]) => (
          <OptionField
            key={key}
            spec={spec}
            texts={texts.settings[key]}
            seats={0}
            value={values[key]}
            change={(value) => change({ ...values, [key]: value })}
          />
        ))}
      </div>
    </details>
  );
}

/** A value in short: its own words, or the number itself. */
function valueIn(texts: OptionWords, value: Options[string]): string {
  return texts.values[String(value)] ?? String(value);
}

/** A game that declares an order has words for it. */
function wordsOf({ speech }: SpeakingRoom, id: string): OrderWords {
  const texts = speech[shownLanguage.value].order?.(id);
  if (texts === undefined) throw new Error(`there are no words for the standing order "${id}"`);
  return texts;
}
