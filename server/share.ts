import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The addresses under which other devices of the network reach this computer. */
export function networkAddresses(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}

export function qrCode(address: string): string {
  return renderUnicodeCompact(address, { border: 2 });
}
