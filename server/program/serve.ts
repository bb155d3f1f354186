/** `yamanote serve`: opens the hall. */
import { fileURLToPath } from 'node:url';
import { BadInput, type Command, print } from '@yamanote/command-line';
import { type HallSettings, type RunningHall, startHall } from '../index.ts';
import { networkAddresses, qrCode } from '../share.ts';
import { nodeWanted } from './node-wanted.ts';
import { noteTo, surviveOversights } from './noting.ts';
import { opened } from './opening.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { closeOnSignals, end } from './signals.ts';
import { wordIn } from './word-in.ts';
import { words as allWords, type ProgramWords } from './words/index.ts';

export const serve: Command<'serve'> = {
  name: 'serve',

  async run(args) {
    const { settings, language } = readSettings('serve', args, process.env);
    const words = allWords[language];
    const note = noteTo(settings.log);
    const wanted = hallWanted(settings);
    const hall = await opened(settings, words, (metrics) =>
      startHall({
        ...wanted,
        webRoot: fileURLToPath(new URL('./web', import.meta.url)),
        log: note,
        metrics,
        lost: (why) => end(words.keepsNothing(why)),
      }),
    );
    if (hall === null) return 1;
    surviveOversights(note);
    welcome(hall, settings, words);
    closeOnSignals(hall, settings.drain, words);
    return 0;
  },
};

/** What the settings come to; where pages are, and who hears the log, is for the program to say. */
export function hallWanted(settings: Settings): Omit<HallSettings, 'webRoot' | 'log'> {
  const { share, listen, store, bots } = settings;
  if (share && listen !== null) throw new BadInput('--share', (say) => say.notBeside('--listen'));
  if (bots === 'elsewhere' && store === null) throw new BadInput('--bots', (say) => say.onlyBeside('--store'));
  return {
    ...nodeWanted(settings),
    port: settings.port,
    // Open to the network only when asked for.
    host: listen ?? (share ? '0.0.0.0' : '127.0.0.1'),
    bots,
    names: settings.host,
    ...(settings['word-file'] === null ? {} : { word: wordIn(settings['word-file']) }),
    trustProxy: settings['trust-proxy'],
    privateNotices: settings['private-notices'],
    ...(share ? { addresses: networkAddresses } : {}),
  };
}

/** Where this computer itself finds it under a name that everybody knows. */
const HERE = ['127.0.0.1', '0.0.0.0', '::1', '::'];

function welcome(hall: RunningHall, { share, listen }: Settings, words: ProgramWords): void {
  const { port } = new URL(hall.address);
  const address = HERE.includes(listen ?? HERE[0]) ? `http://localhost:${port}` : hall.address;
  // In one breath: whoever waits for the address may not listen to what comes after it.
  print(`${words.open(`${address}/`)}\n${words.signs(hall.fingerprint)}`);
  if (!share) return;
  const addresses = networkAddresses(Number(port));
  for (const one of addresses) print(words.toNetwork(one));
  print(addresses.length > 0 ? qrCode(addresses[0]) : words.noNetwork);
}
