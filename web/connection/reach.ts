/**
 * The address of a page as it can be handed on: `null` if nobody else could open it, because it means this computer only.
 * `origin` is where the page is, `addresses` are those of its hall in the network.
 */
export function addressFrom(origin: string, addresses: readonly string[], path: string): string | null {
  const home = isThisComputer(new URL(origin).hostname) ? addresses[0] : origin;
  return home === undefined ? null : new URL(path, home).href;
}

function isThisComputer(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
