import { checkWritable, print, readArguments, readChoiceOf, readLanguage } from '@yamanote/command-line';
import type { Command } from '../command.ts';
import { paintFor } from '../paint.ts';
import { decide, type Sitting } from '../play/dialogue.ts';
import { showEnd, showLeaving } from '../play/ending.ts';
import { askedPerson, begin, openHome } from '../play/home.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { PERSON, type Player, readPlayers } from '../play/players.ts';
import { openRoom, openTelling, readSettings } from '../rooms.ts';
import { words as allWords, type Words } from '../words/index.ts';

export const play: Command = {
  name: 'play',

  async run(args) {
    const { words: given, values } = readArguments(args, ['GAME'], {
      seats: 'text',
      names: 'text',
      seed: 'text',
      lang: 'text',
      set: 'list',
      hints: 'text',
      save: 'text',
    });
    const language = readLanguage(values.lang);
    const words = allWords[language];
    const room = await openRoom(given[0]);
    const telling = await openTelling(room, language);
    const players = readPlayers(room.game, values.seats, values.names, words);
    const options = readSettings(room.game, values.set, players.length);
    if (values.save !== undefined) checkWritable(values.save);

    const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
    const home = openHome(room, players, options, values.seed, readHints(values.hints), telling, words);
    const paint = paintFor(isTerminal ? process.stdout : {});
    const intro = introduce(telling.speech.about, players, home.match.header.commitment, words);
    const keyboard = openKeyboard(isTerminal);
    const sitting: Sitting = { home, screen: { ...telling, paint, isTerminal }, keyboard, file: values.save, intro };
    try {
      begin(home);
      for (let seat = askedPerson(home); seat !== null; seat = askedPerson(home)) {
        if (await decide(sitting, seat)) continue;
        print(showLeaving(sitting).join('\n'));
        return 1;
      }
      return showEnd(sitting) ? 0 : 1;
    } finally {
      keyboard.close();
    }
  },
};

/** Without a word, as is usual: where one person plays. */
function readHints(given: string | undefined): boolean | null {
  return given === undefined ? null : readChoiceOf('--hints', given, ['on', 'off']) === 'on';
}

function introduce(about: string, players: readonly Player[], commitment: string, words: Words): string[] {
  const seated = players.map(({ name, player }) =>
    player === PERSON ? name : words.withKind(name, words.botKinds[player] ?? player),
  );
  return [about, words.players(seated), words.committed(commitment)];
}
