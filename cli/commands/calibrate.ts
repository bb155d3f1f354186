import { type Bot, type Calibration, calibrate as calibrateModel, makeBot, rulesModel } from '@yamanote/bots';
import { acceptFrom, print, printJson, readArguments, readCount, readLanguage } from '@yamanote/command-line';
import type { Language } from '@yamanote/games/room';
import type { Command } from '../command.ts';
import { progressLine } from '../progress.ts';
import { openRoom, readBots, readPlayouts, readSettings } from '../rooms.ts';
import { table } from '../table.ts';
import { USUAL_POSITIONS } from '../words/help/facts.ts';
import { words as allWords } from '../words/index.ts';

export const calibrate: Command = {
  name: 'calibrate',

  async run(args) {
    const { words, values } = readArguments(args, ['GAME'], {
      seats: 'text',
      bots: 'text',
      positions: 'text',
      seed: 'text',
      set: 'list',
      playouts: 'text',
      lang: 'text',
      json: 'flag',
      progress: 'flag',
    });
    const language = readLanguage(values.lang);
    const room = await openRoom(words[0]);
    const names = readBots(room, values.seats, values.bots, 'greedy');
    const options = readSettings(room.game, values.set, names.length);
    const positions = readCount('--positions', values.positions, USUAL_POSITIONS, 1, Number.MAX_SAFE_INTEGER);
    const playouts = readPlayouts(values.playouts);

    const said = allWords[language];
    const progress = progressLine(said, said.calibrate.progress, values.progress);
    const calibration = calibrateModel(room.game, room.model ?? rulesModel(room.game, room), {
      bots: names.map((name): Bot => acceptFrom('--bots', makeBot(name, room))),
      options,
      seed: values.seed ?? '1',
      positions,
      budget: playouts === null ? {} : { playouts },
      onProgress: (done) => progress.show(done, positions),
    });
    progress.end();

    if (values.json) printJson(calibration);
    else print(inWords(calibration, names.length === 1, language));
    return 0;
  },
};

function inWords({ game, positions, games, bins, error }: Calibration, alone: boolean, language: Language): string {
  const { calibrate: said } = allWords[language];
  const { headings } = said;
  const round = (figure: number) => figure.toLocaleString(language);
  const fixed = (figure: number) =>
    figure.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = (value: number) => (alone ? fixed(value) : `${fixed(value * 100)} %`);
  const rows = bins
    .filter(({ predictions }) => predictions > 0)
    .map(({ from, to, predictions, predicted, seen }) => {
      return [said.range(shown(from), shown(to)), round(predictions), shown(predicted), shown(seen)];
    });
  const heading = [alone ? headings.score : headings.chance, headings.predictions, headings.predicted, headings.seen];
  return [
    said.positions(game, round(positions), round(games)),
    said.error(shown(error)),
    '',
    ...table([heading, ...rows], []),
  ].join('\n');
}
