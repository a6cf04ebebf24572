import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address, which usually belongs to one household or company: /24 for IPv4, /48 for IPv6. */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(ipv4)) return `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : 'unknown';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL shortens the address, drops its zone and writes dotted parts as hex.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
}
