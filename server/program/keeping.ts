/** `yamanote store copy`, `backup` and `restore`: everything that a hall keeps, from one place to another. */
import { isDeepStrictEqual } from 'node:util';
import { BadInput, type Command, print } from '@yamanote/command-line';
import type { StoreAt } from '../store/index.ts';
import { backup as backUp, restore as bringBack, type Copied, copyStore, type Say } from '../store/transfer/index.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { inOneSentence } from './trouble.ts';
import { words as allWords, type ProgramWords } from './words/index.ts';

export const store: Command<'store'> = {
  name: 'store',

  async run(args) {
    const { given, language } = readSettings('store', args, process.env);
    const { from, to } = given;
    if (isDeepStrictEqual(from, to)) throw new BadInput('--to', (say) => say.differentStoresWanted);
    const words = allWords[language];
    print(words.copied(await said(copyStore(from, to, progressIn(words)))));
    return 0;
  },
};

export const backup: Command<'backup'> = {
  name: 'backup',

  async run(args) {
    const { settings, given, language } = readSettings('backup', args, process.env);
    const words = allWords[language];
    const written = backUp(placeOf(settings), given.to, progressIn(words));
    print(words.backedUp(given.to, await said(written)));
    return 0;
  },
};

export const restore: Command<'restore'> = {
  name: 'restore',

  async run(args) {
    const { settings, given, language } = readSettings('restore', args, process.env);
    const words = allWords[language];
    print(words.restored(await said(bringBack(given.from, placeOf(settings), progressIn(words)))));
    return 0;
  },
};

/** What cannot be copied is refused in one sentence. */
function said(copying: Promise<Copied>): Promise<Copied> {
  return copying.catch((error) => {
    throw inOneSentence(error, null);
  });
}

function placeOf({ store, data }: Settings): StoreAt {
  return store === null ? { folder: data } : { url: store };
}

/** A line that changes, where somebody looks at it. */
function progressIn(words: ProgramWords): Say {
  const { stderr } = process;
  return (done, all) => {
    if (stderr.isTTY) stderr.write(`\r${words.matchesDone(done, all)}\u001b[K${done === all ? '\n' : ''}`);
  };
}
