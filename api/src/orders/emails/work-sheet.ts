import { formatDay, formatFullTime } from 'contract/calendar/date-texts';
import { listCapacityNotes, type OrderedQuote } from 'contract/catalog/move-capacity';
import { listOrderParts } from 'contract/orders/order-texts/outline';
import { getPartTexts } from 'contract/orders/order-texts/table';
import { describePaymentForStaff } from 'contract/orders/order-texts/payment-texts';
import type { Config } from '../../config/config.ts';
import type { Fact, MailPart } from '../../mail/email/content.ts';
import type { EmailDraft } from '../../mail/email/email.ts';
import { type OrderDetail, getOrderOutline, listAddressNotes } from '../records/load-orders.ts';
import { calculateDueAmounts } from './due-amounts.ts';
import { listTypedDetails } from './order-details.ts';
import { buildGoodsPart } from './goods-part.ts';
import { formatOrderSubject } from './order-email.ts';
import { NOTE_TITLE, selectAllTexts } from './typed-texts.ts';

interface WorkSheetParts {
  /** Dates and addresses. */
  parts?: readonly MailPart[];
  /** Quote that became the order. */
  quote?: OrderedQuote | null;
}

/**
 * Builds the firm's copy, a work sheet for printing. The sheet contains all typed details, and a reply goes to the customer.
 */
export function buildWorkSheet(
  order: OrderDetail,
  { shop, mail }: Pick<Config, 'shop' | 'mail'>,
  { parts = [], quote = null }: WorkSheetParts = {},
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
        { kind: 'facts', title: 'The order', facts: listOrderFacts(order, quote) },
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

const listOrderFacts = (order: OrderDetail, quote: OrderedQuote | null): Fact[] => [
  ...listAddressFacts(order),
  ...listCapacityFacts(order, quote),
  ['Payment', formatDuePayment(order)],
  ['How', listWorkInstructions(order).join('\n')],
  ['Ordered', `${formatFullTime(order.createdAt)}${order.placedBy === null ? '' : ', by staff'}`],
  ...listEventFacts(order),
];

function listAddressFacts(order: OrderDetail): Fact[] {
  const notes = listAddressNotes(order);
  return notes.length === 0 ? [] : [['Check the address', notes.join('\n')]];
}

function listCapacityFacts({ lines }: OrderDetail, quote: OrderedQuote | null): Fact[] {
  const notes = listCapacityNotes(lines, quote);
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
  describePaymentForStaff(getOrderOutline(order), order.state, calculateDueAmounts(order));

/** Returns the staff's instruction for each part of the order. */
function listWorkInstructions(order: OrderDetail): string[] {
  const { kinds, method } = getOrderOutline(order);
  return listOrderParts(kinds).map((part) => getPartTexts(part, method).workInstruction);
}
