import type { Options } from '@yamanote/kernel';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { differences } from './set-up.ts';

/** What is not as usual, in one line; `null` if all is. */
export function optionsInWords(room: SpeakingRoom, options: Options): string | null {
  const language = shownLanguage.value;
  const { game } = words.value;
  const speech = room.speech[language];
  const parts = differences(room.game, options).map(({ key, spec, value }) => {
    const { name, values } = speech.option(key);
    // A switch that is on is its name; an edition is known by its own.
    if (value === true) return name;
    if (value === false || key === 'edition') return values[String(value)] ?? name;
    const seat = spec.type === 'seat' ? game.seatNumber({ number: Number(value) + 1 }) : String(value);
    return game.setting({ name, value: values[String(value)] ?? seat });
  });
  return parts.length === 0 ? null : parts.join(language === 'ja' ? '、' : ', ');
}
