import { isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, as far as one visitor has it alone: an IPv4 address, and
 * of IPv6, where a customer has a whole network, the first 64 bits.
 */
export function networkOf(named: string): string {
  const address = withoutPort(named);
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** A proxy may name the port too, which is another for each connection: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
const withoutPort = (named: string) =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(named)?.[1] ?? /^([\d.]+):\d+$/.exec(named)?.[1] ?? named;

/** However they are written: in capitals, with leading zeros. */
const groupsOf = (part: string) =>
  part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16).toString(16)] : []));
