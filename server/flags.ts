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
}

export const USAGE = `npm start -- [--port 8080] [--share] [--data DIR] [--bot-pace MS] [--log] [--help]

  --port      where the hall listens (8080)
  --share     open it to the network, not only to this computer
  --data      the folder with everything the hall keeps
  --bot-pace  milliseconds between a bot's answers (700)
  --log       print what happens, a line of JSON each
  --help      print this`;

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
    return { port, share: values.share, data, botPace, log: values.log };
  } catch (error) {
    return (error as Error).message;
  }
}

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most ? number : null;
}
