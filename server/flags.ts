/** What the hall is told on its command line. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Flags {
  port: number;
  share: boolean;
  data: string;
  botPace: number;
  /** Say everything, not only what is wrong. */
  log: boolean;
  trustProxy: boolean;
  /** Milliseconds. */
  awayAfter: number;
  /** Milliseconds for which a match waits for everybody's part in the dice; without, about as long as a page needs. */
  dealWait: number | undefined;
  /** Names under which people reach the hall. */
  names: readonly string[];
}

export const USAGE = `npm start -- [--port 8080] [--share] [--data DIR] [--bot-pace MS] [--host NAME]
             [--trust-proxy] [--away-after SECONDS] [--deal-wait SECONDS] [--log] [--help]

  --port         where the hall listens (8080)
  --share        open it to the network, not only to this computer
  --data         the folder with everything the hall keeps
  --bot-pace     milliseconds between a bot's answers (700)
  --host         a name under which people reach the hall, such as games.example; as often as it has names
  --trust-proxy  a proxy before the hall says who asks (X-Forwarded-For, -Proto, -Host)
  --away-after   seconds after which a bot or another person may go on for somebody who left (120)
  --deal-wait    seconds that a match waits for everybody at the table to look in and add their random bits, for halls where
                 people come by once a day (otherwise only pages that are open are waited for)
  --log          print what happens, a line of JSON each
  --help         print this`;

/** Two weeks. */
const LONGEST_DEAL = 14 * 86_400;

/** The flags, `help` if that is asked for, or one sentence about what is wrong with them. */
export function parseFlags(args: readonly string[], env: NodeJS.ProcessEnv): Flags | 'help' | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8080' },
        share: { type: 'boolean', default: false },
        data: { type: 'string' },
        'bot-pace': { type: 'string', default: '700' },
        host: { type: 'string', multiple: true, default: [] },
        'away-after': { type: 'string', default: '120' },
        'deal-wait': { type: 'string' },
        'trust-proxy': { type: 'boolean', default: false },
        log: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const port = wholeNumber(values.port, 65_535);
    if (port === null) return `--port: expected a whole number up to 65535, found "${values.port}"`;
    const botPace = wholeNumber(values['bot-pace'], 60_000);
    if (botPace === null) return `--bot-pace: expected milliseconds up to 60000, found "${values['bot-pace']}"`;
    const data = values.data ?? env.YAMANOTE_DATA ?? join(homedir(), '.local/share/yamanote');
    const [wrong] = values.host.filter((name) => !/^[\w.-]+$/.test(name));
    if (wrong !== undefined) return `--host: expected a name without scheme and port, found "${wrong}"`;
    const away = wholeNumber(values['away-after'], 86_400);
    if (away === null) return `--away-after: expected seconds up to 86400, found "${values['away-after']}"`;
    const wait = wholeNumber(values['deal-wait'] ?? '0', LONGEST_DEAL);
    if (wait === null) return `--deal-wait: expected seconds up to ${LONGEST_DEAL}, found "${values['deal-wait']}"`;
    const dealWait = values['deal-wait'] === undefined ? undefined : wait * 1000;
    const { share, log, host: names, 'trust-proxy': trustProxy } = values;
    return { port, share, data, botPace, log, names, trustProxy, awayAfter: away * 1000, dealWait };
  } catch (error) {
    return (error as Error).message;
  }
}

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most ? number : null;
}
