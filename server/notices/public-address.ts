/** Which addresses belong to the whole internet, and not to this computer, its network, or nobody. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Of IANA's registry of special addresses: whatever is not everybody's. */
const NOT_PUBLIC_4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of the new kind only these are given out; among them some that lead elsewhere, or nowhere. */
const PUBLIC_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const notPublic4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) notPublic4.addSubnet(net, prefix, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const notPublic6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_6) notPublic6.addSubnet(net, prefix, 'ipv6');

/** An old address within a new one: written so (mapped), or behind a translator (NAT64). */
const HOLDS_OLD = ['::ffff:0:0', '64:ff9b::'];

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const bare = address.replace(/%.*$/, '');
  const old = oldWithin(bare);
  if (old !== null) return isPublic(old);
  return public6.check(bare, 'ipv6') && !notPublic6.check(bare, 'ipv6');
}

function oldWithin(address: string): string | null {
  const groups = groupsOf(address);
  const holds = HOLDS_OLD.some((start) => groupsOf(start).slice(0, 6).join() === groups.slice(0, 6).join());
  if (!holds) return null;
  return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.');
}

/** The eight numbers of an address, however it is written. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const hex = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${hex(a, b)}:${hex(c, d)}`;
  });
  const [head, tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? [] : Array(8 - head.length - tail.length).fill('0');
  return [...head, ...gap, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
