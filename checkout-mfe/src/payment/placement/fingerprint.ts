import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Order } from './order';

/**
 * Returns a hash of the order. Two submissions with the same hash are the same order. Its content
 * must not change, because local storage has hashes of earlier releases. The backend compares orders
 * by a hash of its own, without prices of lines.
 */
export function fingerprintOrder(order: Order): string {
  const { userid, method, total, cart, packages, personalised, customer, schedule } = order;
  const { deposit } = order;
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
    // Adds no entry without a schedule or a deposit. The hash thus equals that of earlier versions of
    // the shop, which had none.
    ...(schedule ? [schedule] : []),
    ...(deposit === undefined ? [] : [{ deposit }]),
  ]);
}

/**
 * Returns the same UUID if two tabs submit the same basket in the same minute. A later order gets
 * another UUID, because `occasion` or the minute differs.
 */
export function createIdempotencyKey(fingerprint: string, occasion: string, now: number): string {
  const hex = digest([fingerprint, occasion, Math.floor(now / 60_000)]);
  return [8, 4, 4, 4, 12]
    .map((length, index) => hex.substr(groupOffsets[index] ?? 0, length))
    .join('-');
}

const groupOffsets = [0, 8, 12, 16, 20];

const digest = (content: unknown) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));
