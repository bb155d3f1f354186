import { type Journey, type Payment, WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { incomeOf } from './plan/income.ts';
import { type Plan, plansFor } from './plan/plans.ts';
import { priceText } from './price.ts';
import { rideUnderWay, wonOn } from './ride.ts';
import type { Sight } from './shown.ts';
import { boardWords, crowdOf, crowdText, stationName, wardName } from './words/index.ts';

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

/** The customers of a ward with the way still open: when it is asked for, who they are, whether any way wins one, the price. */
export function ownWayLabel(board: Sight, ward: WardId, pay: Payment | null): string {
  const { view, language } = board;
  const words = boardWords[language];
  const waiting = words.inWard(crowdOf(view.crowds[WARD_IDS.indexOf(ward)], view.options, language));
  const price = pay === null ? null : priceText(board, { do: 'move', ward, pay });
  const parts = [words.chooseRoute, words.routeAsked, waiting, inVain(board, ward), price];
  return words.titled(
    wardName(ward, language),
    parts.filter((part) => part !== null),
  );
}

/** Said before a card is gone for it: no way wins the reader anybody. `null` if one does, or if it cannot be paid for. */
export function inVain({ view, viewer, language }: Sight, ward: WardId): string | null {
  const plans = viewer === 'public' ? undefined : plansFor(view, viewer).find((one) => one.ward === ward);
  if (plans === undefined || plans.journeys.some(({ gains }) => gains[viewer as Seat].length > 0)) return null;
  return boardWords[language].winsNobody;
}

/** The button that sets them off. */
export function departing(board: Sight, ward: WardId): { label: string; heard: string } {
  const words = boardWords[board.language];
  const label = words.moveOutOf(wardName(ward, board.language));
  return { label, heard: words.also([label, inVain(board, ward) ?? []].flat()) };
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

/** "3 for you, 1 for Jonas". */
export function gainsNote(
  { names, viewer, language }: Omit<Sight, 'view'>,
  won: readonly (readonly unknown[])[],
): string | undefined {
  const parts = won.flatMap((customers, seat) =>
    customers.length === 0 ? [] : [{ name: seat === viewer ? null : names[seat], count: customers.length }],
  );
  parts.sort((a, b) => Number(a.name !== null) - Number(b.name !== null));
  return parts.length === 0 ? undefined : boardWords[language].rideNote(parts);
}

/** Who has got off on the way is won already, wherever it ends. */
export function stopNote(board: Sight): string | undefined {
  const ride = rideUnderWay(board.view);
  const won = ride === null ? undefined : gainsNote(board, wonOn(ride, board.names.length));
  return won && boardWords[board.language].soFar(won);
}
