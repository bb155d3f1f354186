/** `yamanote work`: lets the bots of a hall think in a process of their own. */
import { BadInput, type Command, print } from '@yamanote/command-line';
import { startWorker } from '../index.ts';
import { nodeWanted } from './node-wanted.ts';
import { noteTo, surviveOversights } from './noting.ts';
import { opened } from './opening.ts';
import { readSettings } from './read-settings.ts';
import { closeOnSignals, end } from './signals.ts';
import { words as allWords } from './words/index.ts';

export const work: Command<'work'> = {
  name: 'work',

  async run(args) {
    const { settings, language } = readSettings('work', args, process.env);
    if (settings.store === null) throw new BadInput('--store', (say) => say.valueWanted(null));
    const words = allWords[language];
    const note = noteTo(settings.log);
    const worker = await opened(settings, words, (metrics) =>
      startWorker({
        ...nodeWanted(settings),
        log: note,
        metrics,
        lost: (why) => end(words.keepsNothing(why)),
      }),
    );
    if (worker === null) return 1;
    surviveOversights(note);
    print(words.works);
    closeOnSignals(worker, settings.drain, words);
    return 0;
  },
};
