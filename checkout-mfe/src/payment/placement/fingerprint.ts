import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Order } from './order';

/**
 * What an order's key stands for: user, basket, address and method. While none of them changes,
 * submitting again is the same order (decision 29).
 */
export function fingerprintOf(order: Order): string {
  const { userid, method, total, cart, packages, personalised, customer, schedule } = order;
  const { name, last_name, address, mobile, city, postalcode } = customer;
  return digest([
    [userid, method, total],
    [name, last_name, address, mobile, city, postalcode],
    cart.map((line) => [line.productid, line.packages, line.cartquantity, line.price]),
    [...packages, ...personalised].map((line) => [
      line.id,
      line.productid,
      line.ustring,
      line.cartquantity,
      line.amount,
    ]),
    // Only where there are days: orders that are being placed keep their key.
    ...(schedule ? [schedule] : []),
  ]);
}

/**
 * The idempotency key of a new order, in the form of a UUID. Two tabs that submit one basket at
 * the same moment, before either knows of the other, come to the same key by themselves; a later
 * order of the same things has another advisory number, or at least another minute.
 */
export function newKey(fingerprint: string, orderno: string, now: number): string {
  const hex = digest([fingerprint, orderno, Math.floor(now / 60_000)]);
  return [8, 4, 4, 4, 12].map((length, index) => hex.substr(starts[index] ?? 0, length)).join('-');
}

const starts = [0, 8, 12, 16, 20];

const digest = (content: unknown) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));
