import { registry } from '@yamanote/games/registry';
import type { Room } from '@yamanote/games/room';
import { type OptionSpec, optionSpecs } from '@yamanote/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { columns, print, printJson } from '../output.ts';
import { openRoom, openTelling, readLanguage, type Telling } from '../rooms.ts';
import { wrap } from '../text.ts';

export const games: Command = {
  name: 'games',
  summary: 'lists the games with their seats, editions and options',
  help: `Usage: yamanote games [--lang LANGUAGE] [--json]

Lists every game with its seats, editions and options, their defaults and what they mean.

  --lang LANGUAGE  en, de or ja; otherwise the language of your environment
  --json           for programs`,

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
    else print(games.map(inWords).join('\n\n'));
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

function inWords({ id, title, about, seats, editions, options }: ReturnType<typeof describe>): string {
  const lines = [
    `${id}: ${title}`,
    ...indented(about, 2),
    `  seats     ${seats.min} to ${seats.max}`,
    `  editions  ${editions.join(', ')}`,
    '  options   --set KEY=VALUE',
    ...options.flatMap((option) => [
      `    ${option.key} = ${valuesOf(option)} (${option.default})`,
      ...indented(`${option.name}. ${option.hint}`, 8),
    ]),
  ];
  return lines.join('\n');
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'flag':
      return 'true | false';
    case 'choice':
      return spec.values.join(' | ');
    case 'number':
      return `${spec.min} … ${spec.max}`;
    case 'seat':
      return 'random | 0 (the first seat) | 1 | …';
  }
}

function indented(text: string, indent: number): string[] {
  return wrap(text, columns() - indent).map((line) => ' '.repeat(indent) + line);
}
