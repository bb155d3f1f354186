/** The program that opens the hall. */
import { fileURLToPath } from 'node:url';
import { type Flags, parseFlags, USAGE } from './flags.ts';
import { startHall } from './index.ts';
import { type LogLine, placeOf } from './log.ts';
import { networkAddresses, qrCode } from './share.ts';

const flags = parseFlags(process.argv.slice(2), process.env);
if (flags === 'help') {
  console.log(USAGE);
} else if (typeof flags === 'string') {
  console.error(`${flags}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  await serve(flags);
}

async function serve({
  port,
  share,
  data,
  botPace,
  log,
  names,
  trustProxy,
  awayAfter,
  dealWait,
}: Flags): Promise<void> {
  try {
    const hall = await startHall({
      port,
      // Open to the network only when asked for.
      host: share ? '0.0.0.0' : '127.0.0.1',
      data,
      botPace,
      names,
      trustProxy,
      awayAfter,
      dealWait,
      webRoot: fileURLToPath(new URL('./web', import.meta.url)),
      log: (line) => print(line, log),
      lost: (why) => end(`The hall ends, since it can keep nothing any more: ${why}.`),
      ...(share ? { addresses: networkAddresses } : {}),
    });
    // Whatever was overlooked harms what it belongs to; everybody else plays on.
    process.on('unhandledRejection', (reason) => overlooked('unhandled-rejection', reason));
    process.on('uncaughtException', (error) => overlooked('uncaught-exception', error));
    const served = new URL(hall.address).port;
    // In one breath: whoever waits for the address may not listen to what comes after it.
    console.log(`The hall is open: http://localhost:${served}/\nIt signs matches with the key ${hall.fingerprint}.`);
    if (share) showAddresses(Number(served));
    let closing = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (closing) process.exit(1);
        closing = true;
        hall.close().then(
          () => process.exit(0),
          (error) => end(`The hall was closed, but not in good order: ${error.message}`),
        );
      });
    }
  } catch (error) {
    console.error(explain(error, port, data));
    process.exitCode = 1;
  }
}

function showAddresses(port: number): void {
  const addresses = networkAddresses(port);
  for (const address of addresses) console.log(`For everybody in this network: ${address}`);
  if (addresses.length > 0) console.log(qrCode(addresses[0]));
  else console.log('This computer is in no network that others could use.');
}

/** Better closed than open and forgetful: whoever starts it again finds all that was acknowledged. */
function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function overlooked(event: string, fault: unknown): void {
  print({ at: new Date().toISOString(), level: 'error', event, place: placeOf(fault) }, true);
}

function print(line: LogLine, everything: boolean): void {
  if (everything || line.level !== 'info') console.error(JSON.stringify(line));
}

function explain(error: unknown, port: number, data: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use already; choose another one with --port.`;
  if (code === 'EACCES') return `This user may not listen on port ${port} or write to ${data}.`;
  return `The hall could not be opened: ${message}`;
}
