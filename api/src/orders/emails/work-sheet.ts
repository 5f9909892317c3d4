import { fullTimeText } from 'contract/calendar/date-texts';
import { partsOf } from 'contract/orders/order-texts/outline';
import { textsOf } from 'contract/orders/order-texts/table';
import { duePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import type { Config } from '../../config/config.ts';
import type { Fact, MailPart } from '../../mail/content.ts';
import type { Draft } from '../../mail/letter.ts';
import { type OrderDetail, outlineOf } from '../records/load-orders.ts';
import { dueAmounts } from './due-amounts.ts';
import { typedDetails } from './order-details.ts';
import { goodsPart } from './order-goods.ts';
import { orderSubject } from './order-letter.ts';
import { NOTE } from './order-sentences.ts';
import { allTyped } from './typed-parts.ts';

/**
 * Builds the firm's copy (rule 32), a work sheet for printing. `parts` contain the dates and
 * addresses. The sheet contains all typed details, and a reply goes to the customer.
 */
export function workSheet(
  order: OrderDetail,
  { shop, mail }: Pick<Config, 'shop' | 'mail'>,
  parts: readonly MailPart[] = [],
): Draft {
  const typedParts = allTyped(order);
  return {
    to: mail.to,
    replyTo: order.email,
    subject: `New order: ${orderSubject(order, shop.brand)}`,
    content: {
      title: `Work sheet: order ${order.orderno}`,
      preview: `${toPay(order)} – ${receiving(order).join(' ')}`,
      isSheet: true,
      parts: [
        ...parts,
        { kind: 'facts', title: 'The order', facts: atAGlance(order) },
        {
          kind: 'said',
          title: 'Customer',
          lines: [...typedDetails(order), `E-mail: ${order.email}`],
        },
        ...(typedParts.note === ''
          ? []
          : [{ kind: 'said', title: NOTE, lines: [typedParts.note] } as const]),
        { ...goodsPart(order, typedParts, null), title: 'What was ordered' },
        { kind: 'button', name: 'Open the orders', href: `${order.site}/admin` },
      ],
    },
  };
}

const atAGlance = (order: OrderDetail): Fact[] => [
  ['Payment', toPay(order)],
  ['How', receiving(order).join('\n')],
  ['Ordered', fullTimeText(order.createdAt)],
];

/** Returns the payment due. Orders that await a card payment have no work sheet. */
const toPay = (order: OrderDetail): string =>
  duePaymentForStaff(outlineOf(order), dueAmounts(order));

/** Returns the staff's instruction for each part of the order. */
function receiving(order: OrderDetail): string[] {
  const { kinds, method } = outlineOf(order);
  return partsOf(kinds).map((part) => textsOf(part, method).workInstruction);
}
