/** Queue, next stars and bag in one line along the map's upper edge, for windows without room for them; a tap opens them. */
import { STAR_STACKS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { endingOf } from '@yamanote/games/shinjuku/words';
import { deferred, type SheetContent, useSheets } from '@yamanote/kit';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import { arrivalsOf, bagOf, slotsOf } from '../queue.ts';
import type { Props } from '../shown.ts';
import { boardWords, crowdOf, wardName } from '../words/index.ts';
import { later } from './later.ts';
import styles from './strip.module.css';

const Supplies = deferred(async () => (await later()).Supplies);

export function Strip(props: Props) {
  const { view, language } = props;
  const sheets = useSheets();
  const retail = view.options.edition === 'retail';
  const ending = endingOf(view);
  return (
    <button type="button" class={styles.strip} data-opens="" onClick={() => sheets.open(suppliesSheet(props))}>
      <span class="unseen">{inWords(props)}</span>
      <span class={styles.band} aria-hidden="true">
        {retail ? <Slots {...props} /> : <span class={styles.arrivals}>{arrivalsOf(props)}</span>}
        {ending !== null && <em class={styles.ending}>{boardWords[language].endings[ending]}</em>}
        <span class={styles.figures}>
          {retail && (
            <span>
              <Glyph name="star" size={13} /> +{STAR_STACKS[view.upgrades] ?? 0}
            </span>
          )}
          <span>
            <Glyph name="bag" size={12} /> {view.bagCount ?? boardWords[language].bagShort(view.bagLevel)}
          </span>
        </span>
      </span>
    </button>
  );
}

function Slots({ view, language }: Props) {
  return (
    <span class={styles.slots}>
      {slotsOf(view.queue).map(({ slot, card }) => (
        <span key={slot} class={styles.slot} data-next={slot === 1 ? '' : undefined}>
          {card === null ? (
            '–'
          ) : (
            <>
              <b>{wardName(WARD_IDS[card.ward], language)}</b>
              <span class={styles.customers}>
                {card.customers.flatMap((count, customer) =>
                  Array.from({ length: count }, (_, i) => (
                    <Customer key={`${customer} ${i}`} customer={customer} size={17} />
                  )),
                )}
              </span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

function inWords(props: Props): string {
  const { view, language } = props;
  const words = boardWords[language];
  const ending = endingOf(view);
  const near = ending === null ? [] : [words.endings[ending]];
  if (view.options.edition === 'r12') return words.also([...near, arrivalsOf(props), bagOf(props)]);
  const slots = slotsOf(view.queue)
    .toReversed()
    .flatMap(({ slot, card }) =>
      card === null
        ? []
        : [
            words.slot({
              slot,
              ward: wardName(WARD_IDS[card.ward], language),
              crowd: crowdOf(card.customers, view.options, language),
            }),
          ],
    );
  const upgrade = words.nextUpgrade(STAR_STACKS[view.upgrades] ?? 0);
  return words.also([words.queue, ...near, ...slots, upgrade, bagOf(props)]);
}

function suppliesSheet({ view, language }: Props): SheetContent {
  const { supplies } = boardWords[language];
  return { title: supplies[view.options.edition === 'retail' ? 'queue' : 'arrivals'].name, Body: Supplies };
}
