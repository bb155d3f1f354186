/** What the program of the hall says; every language brings all of it. */
import type { HallCommand } from '@yamanote/command-line';
import type { Copied } from '../../store/transfer/index.ts';
import type { StandIn } from '../kinds.ts';
import type { SettingName } from '../settings.ts';

export interface ProgramWords {
  help: {
    usage(command: string): string;
    /** What a command does. */
    about: Readonly<Record<HallCommand, string>>;
    standsFor: Readonly<Record<StandIn, string>>;
    /** What a setting is about, and what it is where nobody sets it unless that is one value. */
    settings: Readonly<Record<SettingName, string>>;
    /** What a command is given besides. */
    given: Readonly<{
      store: Readonly<Record<'from' | 'to', string>>;
      backup: Readonly<Record<'to', string>>;
      restore: Readonly<Record<'from', string>>;
    }>;
    otherwise(about: string, usual: string): string;
    lang: string;
    help: string;
    /** Below all others. */
    environment: string;
  };
  open(address: string): string;
  signs(fingerprint: string): string;
  toNetwork(address: string): string;
  noNetwork: string;
  works: string;
  /** The store has ended by itself. */
  keepsNothing(why: string): string;
  closedBadly(why: string): string;
  closedLate(seconds: number): string;
  /** `flag` chooses another one. */
  portInUse(port: number, flag: string): string;
  notAllowed(port: number, folder: string): string;
  notOpened(why: string): string;
  matchesDone(done: number, all: number): string;
  copied(counts: Copied): string;
  backedUp(file: string, counts: Copied): string;
  restored(counts: Copied): string;
}

const count = (n: number, one: string, many: string) =>
  `${n} ${new Intl.PluralRules('en').select(n) === 'one' ? one : many}`;
const counted = ({ tables, matches, entries }: Copied) =>
  `${count(tables, 'table', 'tables')}, ${count(matches, 'match', 'matches')}, ${count(entries, 'entry', 'entries')}`;

export const en: ProgramWords = {
  help: {
    usage: (command) => `Usage: ${command}`,
    about: {
      serve: 'Opens the hall: the pages, the tables and the bots, until it is told to end.',
      work: 'Lets bots of a hall on PostgreSQL think here. Any number of workers may run, wherever they reach its store.',
      store:
        'Copies everything a closed hall keeps into an empty place, and compares every match with its copy. What is copied stays as it is.',
      backup:
        'Writes everything a hall keeps into one file, also while it runs. The key is not in it: keep hall.key as well, in another place.',
      restore: 'Brings back what a backup holds, into an empty place; the key may be there already.',
    },
    standsFor: {
      number: 'N',
      seconds: 'SECONDS',
      milliseconds: 'MS',
      name: 'NAME',
      address: 'ADDRESS',
      folder: 'FOLDER',
      file: 'FILE',
      url: 'URL',
      place: 'PLACE',
    },
    settings: {
      port: 'where the hall listens; 0 is any free port',
      listen: 'the address of this machine to listen at; otherwise 127.0.0.1, or with --share 0.0.0.0',
      share: 'opens it to the network, not only to this computer, and shows how to get there',
      host: 'a name under which people reach the hall, such as games.example; as often as it has names',
      'trust-proxy': 'a proxy before the hall says who asks (X-Forwarded-For, -Proto, -Host)',
      data: 'the folder of the data file and the key',
      store: 'PostgreSQL keeps everything, instead of the data file',
      key: 'what signs matches and locks their seeds; otherwise hall.key in the folder of the data. All nodes of a hall share it',
      'word-file':
        'a file with a word that people say once before they open a table or sit down; otherwise everybody may. Links to a seat work without it. All nodes of a hall share it',
      bots: 'whether bots think in this process or in those of yamanote work',
      thinkers: 'in how many threads bots think; otherwise one fewer than there are cores, at most 4',
      'bot-pace': 'how long a bot waits between its answers, so that people can follow',
      'away-after': 'after how long a bot or another person may go on for somebody who left',
      'deal-wait':
        'how long a match waits for everybody at the table to look in and add their random bits, for halls where people come by once a day; otherwise only pages that are open are waited for',
      'private-notices':
        'lets notices go to webhooks and push services in your own network, and over plain http; otherwise only to public addresses over https',
      drain: 'for how long at most a closing hall waits for its proxy, its pages and what it is writing',
      metrics: 'serves figures for Prometheus at /metrics of a port of its own; otherwise nowhere',
      log: 'prints everything that happens, a line of JSON each; otherwise only what is wrong',
    },
    given: {
      store: { from: 'a folder, or the URL of a database', to: 'a folder, or the URL of a database' },
      backup: { to: 'the file to write' },
      restore: { from: 'the file to read' },
    },
    otherwise: (about, usual) => `${about}; otherwise ${usual}`,
    lang: 'en, de or ja; otherwise the language of your environment',
    help: 'prints this',
    environment: 'What stands in brackets is the variable of the environment that does the same. A flag wins over it.',
  },
  open: (address) => `The hall is open: ${address}`,
  signs: (fingerprint) => `It signs matches with the key ${fingerprint}.`,
  toNetwork: (address) => `For everybody in this network: ${address}`,
  noNetwork: 'This computer is in no network that others could use.',
  works: 'Bots think here.',
  keepsNothing: (why) => `The hall ends, since it can keep nothing any more: ${why}.`,
  closedBadly: (why) => `It was closed, but not in good order: ${why}`,
  closedLate: (seconds) => `It was closed before everything had come to its end, after ${seconds} s.`,
  portInUse: (port, flag) => `Port ${port} is in use already; choose another one with ${flag}.`,
  notAllowed: (port, folder) => `This user may not listen on port ${port} or write to ${folder}.`,
  notOpened: (why) => `The hall could not be opened: ${why}`,
  matchesDone: (done, all) => `${done} of ${count(all, 'match', 'matches')}`,
  copied: (counts) => `Copied, and found to be the same: ${counted(counts)}.`,
  backedUp: (file, counts) => `${file} holds ${counted(counts)}. The key is not in it: keep hall.key in another place.`,
  restored: (counts) => `Brought back: ${counted(counts)}.`,
};
