import type { OrderDetail } from '../load-orders.ts';
import { lineOf, nameOf } from '../../mail/typed-text.ts';

/** Lines of an address that a mail repeats; no postal address needs more. */
const MOST_ADDRESS_LINES = 4;

/** The details as they are written on an envelope, as they were typed: for the firm. */
export function typedDetails(order: OrderDetail): string[] {
  return present([
    present([order.name, order.lastName]).join(' '),
    ...order.address.split(/\r?\n/),
    order.city,
    order.postalcode,
    order.mobile && `Mobile: ${order.mobile}`,
  ]);
}

/**
 * Of the details what a mail may repeat to whoever has the e-mail address, which anybody can have
 * typed; where something is left out, a sentence says so.
 */
export function repeatableDetails(order: OrderDetail): string[] {
  const mobile = lineOf(order.mobile);
  const details = present([
    present([nameOf(order.name), nameOf(order.lastName)]).join(' '),
    ...order.address.split(/\r?\n/).slice(0, MOST_ADDRESS_LINES).map(lineOf),
    lineOf(order.city),
    lineOf(order.postalcode),
    mobile && `Mobile: ${mobile}`,
  ]);
  const isWhole = details.join('\n') === typedDetails(order).join('\n');
  return isWhole ? details : [...details, LEFT_OUT];
}

const LEFT_OUT = 'Some of what you typed is not repeated in e-mails. It is kept with your order.';

/** What was left empty is left out. */
const present = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
