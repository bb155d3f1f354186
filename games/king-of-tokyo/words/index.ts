/** What this game says, in every language: the sentences are in files of their own, by what they are for and by language. */
import { CARDS, type CardId, type KingOfTokyo, MONSTERS } from '@yamanote/games/king-of-tokyo/rules';
import type { Language, Speech, Topic } from '@yamanote/games/room';
import { lineTo, textFor, textIfAny } from '@yamanote/games/wording';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { label } from './label.ts';
import { question } from './question.ts';
import { goesWithoutSaying } from './telling.ts';
import { turnLine } from './turn-line.ts';
import type { CardWords, TopicId, Words } from './words.ts';

export { rulesOf } from './rule-ids.ts';
export { toldCard } from './telling.ts';
export type { CardWords, Words };

export const words: Readonly<Record<Language, Words>> = { en, de, ja };

export const cardWords: Readonly<Record<Language, Readonly<Record<CardId, CardWords>>>> = {
  en: en.cards,
  de: de.cards,
  ja: ja.cards,
};

export const speech: Readonly<Record<Language, Speech<KingOfTokyo>>> = { en: speak(en), de: speak(de), ja: speak(ja) };

function speak(words: Words): Speech<KingOfTokyo> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    action: (action, view, names) => label(words, action, view, names),
    event: (event, names) => (goesWithoutSaying(event) ? null : lineTo(words.events, event, names)),
    turn: (events, seat, names) => turnLine(words, events, seat, names),
    option: (key) => textFor(words.options, key, 'option'),
    order: (id) => textFor(words.orders, id, 'order'),
    topics: topics(words),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}

function topics(words: Words): readonly Topic[] {
  const { card, cards, monsters, topics } = words;
  return [
    ...CARDS.map(({ id, kind, cost, copies }) => ({
      id,
      name: cards[id].name,
      text: card({ card: id, kind, cost, copies }),
    })),
    ...MONSTERS.map((id) => ({ id, ...monsters[id] })),
    ...(Object.keys(topics) as TopicId[]).map((id) => ({ id, ...topics[id] })),
  ];
}
