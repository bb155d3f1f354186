import type { Journey } from '@yamanote/games/shinjuku/rules';
import { incomeOf } from './plan/income.ts';
import type { Plan } from './plan/plans.ts';
import { priceText } from './price.ts';
import type { Sight } from './shown.ts';
import { boardWords, crowdText, stationName, wardName } from './words/index.ts';

/** A planned MOVE in words: from where to where, who gets whom, who draws a card, who is left over, what it costs. */
export function outcomeLabel({ view, names, viewer, language }: Sight, { ward, journey, pay }: Plan): string {
  const { path, gains, incomes, left } = journey;
  return boardWords[language].outcome({
    ward: wardName(ward, language),
    last: stationName(path[path.length - 1], language),
    won: gains
      .flatMap((customers, seat) =>
        customers.length === 0
          ? []
          : [
              {
                name: seat === viewer ? null : names[seat],
                customers: crowdText(customers, view.options, language),
              },
            ],
      )
      // What one gets oneself is told first.
      .sort((a, b) => Number(a.name !== null) - Number(b.name !== null)),
    draws: incomes.map((seat) => ({ name: names[seat], cards: incomeOf(view, seat) })),
    left: crowdText(left.customers, view.options, language),
    price: priceText({ view, language }, { do: 'move', ward, pay }) ?? '',
  });
}

/** In short: "4 you · 1 Jonas". */
export function summary({ names, viewer, language }: Omit<Sight, 'view'>, { gains }: Journey): string {
  const words = boardWords[language];
  const parts = gains.flatMap((customers, seat) =>
    customers.length === 0
      ? []
      : [{ seat, text: words.share({ name: seat === viewer ? words.you : names[seat], count: customers.length }) }],
  );
  if (parts.length === 0) return words.nobodyGetsOff;
  return parts
    .sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer))
    .map(({ text }) => text)
    .join(' · ');
}
