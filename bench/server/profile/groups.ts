/** What a hall does, by where it does it. */
const GROUPS: readonly (readonly [group: string, place: RegExp])[] = [
  ['SQLite and waiting for the disk', /^libsql$/],
  ['writing to sockets', /^write(v|Buffer|Utf8String|Latin1String|AsciiString)$/],
  ['garbage', /^\(garbage collector\)$/],
  ['messages between threads', /^postMessage$|worker|messageport|message_port|^receiveMessageOnPort|structuredClone/],
  ['seals and hashes', /^kernel\/(sha256|chacha20|json)|crypto\/hash|^node:internal\/crypto/],
  ['rules', /^(kernel|games)\//],
  ['running matches', /^running-match\//],
  ['news and their JSON', /^server\/(matches\/news|tables\/broadcast|watcher|tables\/info)/],
  ['the lobby', /^server\/tables\/(lobby|seats)/],
  ['reading requests', /^valibot$|^protocol\/|^server\/parse-request/],
  ['frames of sockets', /^ws$/],
  ['questions to PostgreSQL and its answers', /^pg(-|$)|^server\/store\/postgres/],
  ['the store', /^server\/store\//],
  ['tables and requests', /^server\//],
  ['streams, timers and promises of Node', /^node:|^\(program\)$/],
];

export const IDLE = '(idle)';

export function groupOf(place: string): string {
  if (place === IDLE) return IDLE;
  return GROUPS.find(([, places]) => places.test(place))?.[0] ?? 'other code that is not ours';
}
