/** The network of a client's address, of which one owner may have many: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const [, ofV4] = /(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (ofV4) return `${ofV4}.0/24`;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
