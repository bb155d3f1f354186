import { columns, print, printJson, readArguments, readLanguage, wrap } from '@yamanote/command-line';
import { widthOf } from '@yamanote/games/columns';
import { registry } from '@yamanote/games/registry';
import type { Room } from '@yamanote/games/room';
import { type OptionSpec, optionSpecs } from '@yamanote/kernel';
import type { Command } from '../command.ts';
import { openRoom, openTelling, type Telling } from '../rooms.ts';
import { words as allWords, type Words } from '../words/index.ts';

export const games: Command = {
  name: 'games',

  async run(args) {
    const { values } = readArguments(args, [], { lang: 'text', json: 'flag' });
    const language = readLanguage(values.lang);
    const games = await Promise.all(
      Object.keys(registry).map(async (id) => {
        const room = await openRoom(id);
        return describe(room, await openTelling(room, language));
      }),
    );
    if (values.json) printJson(games);
    else print(games.map((game) => inWords(game, allWords[language])).join('\n\n'));
    return 0;
  },
};

function describe({ game }: Room, { speech }: Telling) {
  const options = Object.entries(optionSpecs(game)).map(([key, spec]) => {
    const { name, hint, values } = speech.option(key);
    return { key, ...spec, name, hint, labels: values };
  });
  const { title, about } = speech;
  return { id: game.id, title, about, version: game.version, seats: game.seats, editions: game.editions, options };
}

function inWords({ id, title, about, seats, editions, options }: ReturnType<typeof describe>, words: Words): string {
  const { games } = words;
  const widest = Math.max(...[games.seats, games.editions, games.options].map(widthOf));
  const headed = (heading: string, text: string) => `  ${heading}${' '.repeat(widest - widthOf(heading) + 2)}${text}`;
  const lines = [
    `${id}: ${title}`,
    ...indented(about, 2),
    headed(games.seats, games.range(seats.min, seats.max)),
    headed(games.editions, editions.join(', ')),
    headed(games.options, `--set ${games.keyAndValue}`),
    ...options.flatMap((option) => [
      `    ${option.key} = ${valuesOf(option, words)} (${option.default})`,
      ...indented(words.about(option.name, option.hint), 8),
    ]),
  ];
  return lines.join('\n');
}

function valuesOf(spec: OptionSpec, { games, withMeaning }: Words): string {
  switch (spec.type) {
    case 'flag':
      return 'true | false';
    case 'choice':
      return spec.values.join(' | ');
    case 'number':
      return `${spec.min} … ${spec.max}`;
    case 'seat':
      return `random | ${withMeaning('0', games.firstSeat)} | 1 | …`;
  }
}

function indented(text: string, indent: number): string[] {
  return wrap(text, columns() - indent).map((line) => ' '.repeat(indent) + line);
}
