/** Three cards serve as a joker: the least useful ones are chosen, and any other three can be. */
import { type Action, WARD_IDS, type WardId, wardIndex } from '@yamanote/games/shinjuku/rules';
import { same } from '@yamanote/kernel';
import { controlProps, signal } from '@yamanote/kit';
import { useLayoutEffect } from 'preact/hooks';
import { Glyph } from '../art/glyphs.tsx';
import { handOf, jokerReason, leastUseful } from '../plan/payment.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords, wardName } from '../words/index.ts';
import choice from './choice.module.css';
import { PanelFrame } from './panel-frame.tsx';

/** Which cards of the hand are picked: ward and copy. */
const picked = signal<readonly string[]>([]);

export function SpendPanel(props: Props) {
  const { view, answers, language, selected, select } = props;
  const seat = shownSeat(props);
  const words = boardWords[language];
  useLayoutEffect(() => {
    const suggested = seat === null ? null : leastUseful(view, seat, answers);
    picked.value = suggested?.do === 'spend' ? copiesOf(suggested.cards) : [];
  }, []);
  // Nothing can be selected before the answer that led here has arrived, so this waits until it takes effect.
  useLayoutEffect(() => {
    const answer = answerOf(answers, picked.value);
    if (selected === null && answer !== null) select(answer);
  });
  // A hint may have selected other cards: what is confirmed are those that are marked.
  useLayoutEffect(() => {
    if (selected?.do !== 'spend' || same(selected, answerOf(answers, picked.peek()))) return;
    picked.value = copiesOf(selected.cards);
  }, [selected]);
  if (seat === null) return null;
  const cards = handOf(view, seat).flatMap((count, ward) =>
    Array.from({ length: count }, (_, copy) => ({ ward, copy, count })),
  );

  function toggle(card: string): void {
    const now = picked.value;
    const next = now.includes(card) ? now.filter((one) => one !== card) : [...now, card].slice(-3);
    picked.value = next;
    select(answerOf(answers, next));
  }

  return (
    <PanelFrame title={words.whichThree} side={<small>{words.threeChosen(picked.value.length)}</small>}>
      <div class={choice.choices}>
        {cards.map(({ ward, copy, count }) => {
          const id = `${WARD_IDS[ward]} ${copy}`;
          const name = wardName(WARD_IDS[ward], language);
          const label = count === 1 ? name : words.copy({ ward: name, number: copy + 1, of: count });
          return (
            <button
              key={id}
              type="button"
              class={choice.choice}
              {...controlProps(`spend:${id}`, label, picked.value.includes(id), () => toggle(id))}
            >
              <span class={choice.content}>
                {jokerReason(view, seat, ward) !== null && <Glyph name="joker" size={14} />}
                {name}
              </span>
            </button>
          );
        })}
      </div>
    </PanelFrame>
  );
}

function copiesOf(cards: readonly WardId[]): string[] {
  return cards.map((ward, i) => `${ward} ${cards.slice(0, i).filter((other) => other === ward).length}`);
}

function answerOf(answers: readonly Action[], cards: readonly string[]): Action | null {
  const wards = cards.map((card) => card.split(' ')[0] as WardId).sort((a, b) => wardIndex(a) - wardIndex(b));
  return answers.find((answer) => same(answer, { do: 'spend', cards: wards })) ?? null;
}
