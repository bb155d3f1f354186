/** What this game says, in every language: the sentences are in files of their own, by what they are for and by language. */
import type { Language, Speech, Topic } from '@yamanote/games/room';
import {
  isMarked,
  type Shinjuku,
  STATION_IDS,
  STATIONS_IN,
  THE_LINK,
  WARDS,
  WAYS,
} from '@yamanote/games/shinjuku/rules';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { label, steps } from './label.ts';
import { question } from './question.ts';
import { goesWithoutSaying } from './telling.ts';
import type { NameOf, TopicId, WardFacts, Words } from './words.ts';

export { BAY_NAME, type PlaceName, STATION_NAMES, WARD_NAMES } from './places.ts';
export type { Words };

export const words: Readonly<Record<Language, Words>> = { en, de, ja };

export const speech: Readonly<Record<Language, Speech<Shinjuku>>> = { en: speak(en), de: speak(de), ja: speak(ja) };

function speak(words: Words): Speech<Shinjuku> {
  return {
    title: words.title,
    about: words.about,
    question: (view, names) => question(words, view, names),
    action: (action, view, names) => label(words, action, view, names),
    steps: (action, view, names) => steps(words, action, view, names),
    event: (event, names) =>
      goesWithoutSaying(event) ? null : lineOf(words, event.type)(event, (seat) => names[seat]),
    option(key) {
      if (!Object.hasOwn(words.options, key)) throw new Error(`shinjuku has no words for an option "${key}"`);
      return words.options[key as keyof Words['options']];
    },
    topics: topics(words),
    explain: (kind) =>
      Object.hasOwn(words.explanations, kind) ? words.explanations[kind as keyof Words['explanations']] : null,
  };
}

/** The line for events of a type takes events of that type; the compiler cannot follow that through a variable. */
function lineOf({ events }: Words, type: keyof Words['events']) {
  return events[type] as (event: unknown, name: NameOf) => string;
}

function topics({ topics, ward, wardText }: Words): readonly Topic[] {
  return [
    ...(Object.keys(topics) as TopicId[]).map((id) => ({ id, ...topics[id] })),
    ...WARDS.map(({ id }, index) => ({ id, name: ward(id), text: wardText(wardFacts(index)) })),
  ];
}

function wardFacts(ward: number): WardFacts {
  return {
    ...WARDS[ward],
    stations: STATIONS_IN[ward].map((station) => ({
      station: STATION_IDS[station],
      marked: isMarked(station),
      ways: WAYS[station].filter(({ by }) => by !== THE_LINK).map(({ to }) => STATION_IDS[to]),
    })),
  };
}
