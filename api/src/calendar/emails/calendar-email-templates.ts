import type { ApiContext } from '../../http/api-routes.ts';
import type { MailPart } from '../../mail/content.ts';
import type { EmailTemplates } from '../../mail/email.ts';
import { buildOrderEmail } from '../../orders/emails/order-email.ts';
import { buildWorkSheet } from '../../orders/emails/work-sheet.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { buildConfirmationParts } from './confirmation-parts.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { buildDateEmail, type DateEvent } from './date-email.ts';
import { buildWorkFacts } from './schedule-lines.ts';
import { type OrderMail, loadMailOrder } from '../../orders/records/order-mail.ts';

/** The email that offers another day instead of the affected one. */
interface OfferMail extends OrderMail {
  trade: BookingKind;
}

/**
 * Email templates about orders, with the orders' dates. These templates replace templates of the
 * same kinds in the folder `orders`.
 */
export const calendarEmailTemplates = {
  'order-confirmation': async (context, mail: OrderMail) => {
    const order = await loadMailOrder(context.db, mail);
    const orderUrl = await createOrderUrl(context.db, order);
    return buildOrderEmail(
      order,
      context.config,
      orderUrl,
      await buildConfirmationParts(context, order),
    );
  },
  'order-copy': async ({ db, config }, mail: OrderMail) => {
    const order = await loadMailOrder(db, mail);
    return buildWorkSheet(order, config, buildWorkParts(order));
  },
  'date-changed': (context, mail: OrderMail) => loadDateEmail(context, mail, 'changed'),
  'date-confirmed': (context, mail: OrderMail) => loadDateEmail(context, mail, 'confirmed'),
  'date-offer': (context, mail: OfferMail) => loadDateEmail(context, mail, 'offer', mail.trade),
  'date-released': (context, mail: OrderMail) => loadDateEmail(context, mail, 'released'),
} satisfies EmailTemplates;

async function loadDateEmail(
  { db, config }: ApiContext,
  mail: OrderMail,
  event: DateEvent,
  onlyTrade?: BookingKind,
) {
  const order = await loadMailOrder(db, mail);
  return buildDateEmail(order, config.shop, event, await createOrderUrl(db, order), onlyTrade);
}

/**
 * Returns the part of the work sheet with the dates and addresses, or no part if there are none.
 */
function buildWorkParts(order: OrderDetail): MailPart[] {
  const facts = buildWorkFacts(order);
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'When and where', facts }];
}
