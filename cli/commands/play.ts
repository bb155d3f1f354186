import { BOTS } from '@yamanote/bots';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { checkWritable } from '../files.ts';
import { print } from '../output.ts';
import { paintFor } from '../paint.ts';
import { decide, type Sitting } from '../play/dialogue.ts';
import { showEnd, showLeaving } from '../play/ending.ts';
import { askedPerson, begin, openHome } from '../play/home.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { PERSON, type Player, readPlayers } from '../play/players.ts';
import { openRoom, openTelling, readLanguage, readSettings } from '../rooms.ts';
import { words as allWords, type Words } from '../words/index.ts';

export const play: Command = {
  name: 'play',
  summary: 'plays a match in this terminal, against bots or with each other',
  help: `Usage: yamanote play GAME [--seats you,greedy,…] [--names Aya,…] [--seed S] [--lang LANGUAGE] [--set KEY=VALUE]…
                     [--save FILE]

Plays a match. Type the number of a choice, u to take it back, ? to have it explained, l for the log, q to leave; in games
that have them, o for your standing orders, which answer for you.
Without a terminal, answers are read from standard input line by line.

  --seats a,b,…    who sits where: you or a bot (${Object.keys(BOTS).join(', ')}); several you take turns at the keyboard
  --names a,b,…    names for each you, or for each seat
  --seed S         any text; the same seed and answers give the same match. Otherwise the dice are secret and random
  --lang LANGUAGE  en, de or ja; otherwise the language of your environment
  --set KEY=VALUE  an option of the game, see yamanote games
  --save FILE      write the match there when it is over or left; yamanote verify then checks every throw of a match that is over`,

  async run(args) {
    const { words: given, values } = readArguments(args, ['GAME'], {
      seats: 'text',
      names: 'text',
      seed: 'text',
      lang: 'text',
      set: 'list',
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
    const home = openHome(room, players, options, values.seed, telling, words);
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

function introduce(about: string, players: readonly Player[], commitment: string, words: Words): string[] {
  const seated = players.map(({ name, player }) => (player === PERSON ? name : `${name} (${player})`));
  return [about, words.players(seated), words.committed(commitment)];
}
