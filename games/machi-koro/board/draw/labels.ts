/** Cards and landmarks in words, for buttons that show pictures. */
import { ACTIVE, LANDMARKS, type LandmarkId, landmarkIndex, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import type { Offer } from '../market.ts';
import { boardWords, type LandmarkStatus, nameOf, shortOf } from '../words/index.ts';

export function statusOf(status: number): LandmarkStatus {
  return status === UNBUILT ? 'unbuilt' : status === ACTIVE ? 'active' : 'built';
}

export function landmarkLabel(id: LandmarkId, status: number, dear: boolean, language: Language): string {
  const { cost } = LANDMARKS[landmarkIndex(id)];
  const [name, gist] = [nameOf(id, language), shortOf(id, language)];
  return boardWords[language].landmark({ name, cost, status: statusOf(status), dear, gist });
}

export function numbersOf(numbers: readonly number[]): string {
  return numbers.join('–');
}

export function offerLabel({ card, stock, mine, state }: Offer, language: Language): string {
  const words = boardWords[language];
  return words.card({
    name: nameOf(card.id, language),
    numbers: card.numbers,
    colour: words.kinds[card.colour],
    icon: words.icons[card.icon],
    cost: card.cost,
    stock,
    mine,
    state,
    gist: shortOf(card.id, language),
  });
}
