import { formatDay, formatFullTime } from 'contract/calendar/date-texts';
import { listCapacityNotes } from 'contract/catalog/move-capacity';
import { listOrderParts } from 'contract/orders/order-texts/outline';
import { getPartTexts } from 'contract/orders/order-texts/table';
import { describeDuePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import type { Config } from '../../config/config.ts';
import type { Fact, MailPart } from '../../mail/email/content.ts';
import type { EmailDraft } from '../../mail/email/email.ts';
import { type OrderDetail, getOrderOutline, listAddressNotes } from '../records/load-orders.ts';
import { calculateDueAmounts } from './due-amounts.ts';
import { listTypedDetails } from './order-details.ts';
import { buildGoodsPart } from './goods-part.ts';
import { formatOrderSubject } from './order-email.ts';
import { NOTE_TITLE } from './order-sentences.ts';
import { selectAllTexts } from './typed-texts.ts';

/**
 * Builds the firm's copy, a work sheet for printing. `parts` contain the dates and addresses. The
 * sheet contains all typed details, and a reply goes to the customer.
 */
export function buildWorkSheet(
  order: OrderDetail,
  { shop, mail }: Pick<Config, 'shop' | 'mail'>,
  parts: readonly MailPart[] = [],
): EmailDraft {
  const typedTexts = selectAllTexts(order);
  return {
    to: mail.to,
    replyTo: order.email,
    subject: `New order: ${formatOrderSubject(order, shop.brand)}`,
    content: {
      title: `Work sheet: order ${order.orderno}`,
      preview: `${formatDuePayment(order)} – ${listWorkInstructions(order).join(' ')}`,
      isWorkSheet: true,
      parts: [
        ...parts,
        { kind: 'facts', title: 'The order', facts: listOrderFacts(order) },
        {
          kind: 'paragraph',
          title: 'Customer',
          lines: [...listTypedDetails(order), `E-mail: ${order.email}`],
        },
        ...(typedTexts.note === ''
          ? []
          : [{ kind: 'paragraph', title: NOTE_TITLE, lines: [typedTexts.note] } as const]),
        { ...buildGoodsPart(order, typedTexts, null), title: 'What was ordered' },
        { kind: 'button', name: 'Open the orders', href: `${order.site}/admin` },
      ],
    },
  };
}

const listOrderFacts = (order: OrderDetail): Fact[] => [
  ...listAddressFacts(order),
  ...listCapacityFacts(order),
  ['Payment', formatDuePayment(order)],
  ['How', listWorkInstructions(order).join('\n')],
  ['Ordered', formatFullTime(order.createdAt)],
  ...listEventFacts(order),
];

function listAddressFacts(order: OrderDetail): Fact[] {
  const notes = listAddressNotes(order);
  return notes.length === 0 ? [] : [['Check the address', notes.join('\n')]];
}

function listCapacityFacts({ lines }: OrderDetail): Fact[] {
  const notes = listCapacityNotes(lines);
  return notes.length === 0 ? [] : [['Largest volume', notes.join('\n')]];
}

const listEventFacts = ({ eventDate, dueDate }: OrderDetail): Fact[] =>
  eventDate === null || dueDate === null
    ? []
    : [
        ['Wedding or event', formatDay(eventDate)],
        ['Garments due', formatDay(dueDate)],
      ];

/**
 * Returns a text about the payment that is due. The text never describes an order that awaits a
 * card payment, because such an order has no work sheet.
 */
const formatDuePayment = (order: OrderDetail): string =>
  describeDuePaymentForStaff(getOrderOutline(order), calculateDueAmounts(order));

/** Returns the staff's instruction for each part of the order. */
function listWorkInstructions(order: OrderDetail): string[] {
  const { kinds, method } = getOrderOutline(order);
  return listOrderParts(kinds).map((part) => getPartTexts(part, method).workInstruction);
}
