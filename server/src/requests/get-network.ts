import { isIPv6 } from 'node:net';

/**
 * Returns an IPv4 address unchanged. Returns the first 64 bits of an IPv6 address, because one
 * customer usually owns all addresses with these bits.
 */
export function getNetwork(rawAddress: string): string {
  const address = removePort(rawAddress);
  const ownAddress = getMappedAddress(address);
  return isIPv6(ownAddress) ? expandGroups(ownAddress).slice(0, 4).join(':') : ownAddress;
}

/**
 * Returns the first 48 bits of an IPv6 address, because one customer may own all addresses with
 * these bits. Returns '' for IPv4.
 */
export function getWiderNetwork(rawAddress: string): string {
  const address = removePort(rawAddress);
  if (!isIPv6(address) || getNetwork(address).includes('.')) return '';
  return expandGroups(address).slice(0, 3).join(':');
}

/** Returns whether the address is a loopback address of this machine. */
export const isLoopback = (rawAddress: string): boolean =>
  /^(?:127\.|::1$)/.test(getMappedAddress(removePort(rawAddress)));

function expandGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [parseGroups(head), parseGroups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

/**
 * Returns the IPv4 address of an address like '::ffff:192.0.2.1'. Returns other addresses
 * unchanged.
 */
const getMappedAddress = (address: string) => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;

/** Removes the port that some proxies add, as in '192.0.2.1:4711' or '[2001:db8::1]:4711'. */
const removePort = (rawAddress: string) =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(rawAddress)?.[1] ??
  /^([\d.]+):\d+$/.exec(rawAddress)?.[1] ??
  rawAddress;

const parseGroups = (part: string) =>
  part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16).toString(16)] : []));
