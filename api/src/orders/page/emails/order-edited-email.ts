import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { ShopSettings } from 'server/settings/shop';
import { type EmailTemplates } from '../../../mail/email/email.ts';
import { buildGreeting } from '../../../mail/email/typed-text.ts';
import { listProviders } from '../../../payments/find-provider.ts';
import { REFUND_DAYS } from '../../../payments/records/refund-payments.ts';
import { MIN_CARD_AMOUNT } from '../../../payments/records/payment-request.ts';
import { describeChanges } from '../../records/edits/describe-changes.ts';
import { type OrderEditRow, orderEdits } from '../../records/edits/tables.ts';
import { createOrderUrl } from '../../link/order-link.ts';
import type { OrderDetail } from '../../records/load-orders.ts';
import { loadMailOrder, type OrderMail } from '../../records/order-mail.ts';
import { isCancelled, isUnpaid } from '../../state/order-states.ts';
import { buildNewsEmail, formatContactSentence } from '../../emails/news-email.ts';
import { describePayment } from '../../emails/order-sentences.ts';

interface OrderEditedMail extends OrderMail {
  editid: number;
}

export const orderEditedTemplates = {
  'order-edited': {
    title: 'Change of the order',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async (context, mail: OrderEditedMail) => {
      const { db, config } = context;
      const { shop } = config;
      const order = await loadMailOrder(db, mail);
      const [edit] = await db.select().from(orderEdits).where(eq(orderEdits.id, mail.editid));
      if (edit === undefined)
        throw new Error(`The change ${mail.editid} of a mail does not exist.`);
      const { before, after } = edit;
      const takesCards = listProviders(context).length > 0;
      return buildNewsEmail(order, shop, {
        title: 'Your order has changed',
        paragraphs: [
          buildGreeting(isUnpaid(order) ? '' : order.name),
          `We have changed order ${order.orderno}. The table shows what it was, and what it is now.`,
          before.total === after.total
            ? `The total stays ${formatMoney(after.total)}.`
            : `The new total is ${formatMoney(after.total)}. Before, it was ${formatMoney(before.total)}.`,
          ...describeReturns(order, edit),
          ...describeDue(order, shop, takesCards),
          'If you did not ask for this, or have a question, please tell us.',
          formatContactSentence(shop),
        ],
        parts: [
          { kind: 'changes', title: 'What has changed', changes: describeChanges(before, after) },
        ],
        button: {
          href: await createOrderUrl(db, order),
          name: nameButton(order, takesCards),
        },
      });
    },
  },
} satisfies EmailTemplates;

function describeReturns(
  { money }: OrderDetail,
  { cardReturn, outsideReturn, isReturnSent, withheld, withdrawn }: OrderEditRow,
): string[] {
  const sentences: string[] = [];
  if (cardReturn > 0)
    sentences.push(
      isReturnSent
        ? `${formatMoney(cardReturn)} goes back to the card you paid with. Your bank may take five to ten working days to show it. You need not do anything.`
        : `We return ${formatMoney(cardReturn)} to the card you paid with, within ${REFUND_DAYS} days. You need not do anything.`,
    );
  if (outsideReturn > 0)
    sentences.push(
      `We return ${formatMoney(outsideReturn)} ${money.isByCard ? 'to you' : 'in the way you paid it'}, within ${REFUND_DAYS} days.`,
    );
  if (withdrawn > 0)
    sentences.push(
      `${formatMoney(withdrawn)} that we were to return to you stays here, and counts towards the new total.`,
    );
  if (withheld > 0)
    sentences.push(
      `You have paid ${formatMoney(withheld)} more than the order costs now, but you have disputed this money at your bank, which decides about it.`,
    );
  return sentences;
}

/** Returns what is to be paid now, and how. A cancelled order has nothing to pay. */
function describeDue(order: OrderDetail, shop: ShopSettings, takesCards: boolean): string[] {
  const { deposit, money, paymentMethod, total } = order;
  const due = formatMoney(money.due);
  if (isCancelled(order)) return [];
  if (money.due === 0) return ['Nothing more is due.'];
  if (isUnpaid(order)) {
    const amount = formatMoney(deposit ?? total);
    const rest =
      deposit === null ? '' : ` The rest, ${formatMoney(total - deposit)}, follows later.`;
    return [
      `Please pay ${deposit === null ? amount : `the deposit of ${amount}`} by card on the page of your order. The order is certain once it is paid.${rest}`,
    ];
  }
  if (paymentMethod === 'offline' || money.settled > 0) return [describePayment(order, shop)];
  return [
    canPayByCard(order, takesCards)
      ? `${due} is still to be paid. You can pay it by card on the page of your order.`
      : `${due} is still to be paid. Please get in touch to agree how you pay.`,
  ];
}

const canPayByCard = ({ money }: OrderDetail, takesCards: boolean): boolean =>
  takesCards && money.due >= MIN_CARD_AMOUNT;

/** An order that is paid on collection can be paid on its page too, but need not be. */
function nameButton(order: OrderDetail, takesCards: boolean): string {
  const isToBePaid = order.paymentMethod === 'online' && canPayByCard(order, takesCards);
  if (!isToBePaid || isCancelled(order)) return 'See your order';
  const amount = isUnpaid(order) ? (order.deposit ?? order.total) : order.money.due;
  return `Pay ${formatMoney(amount)}`;
}
