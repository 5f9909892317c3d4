import { buildConfirmationParts } from '../../calendar/emails/confirmation-parts.ts';
import { buildWorkFacts } from '../../calendar/emails/schedule-lines.ts';
import type { EmailTemplates } from '../../mail/email.ts';
import { createOrderUrl } from '../link/order-link.ts';
import { type OrderMail, loadMailOrder } from '../records/order-mail.ts';
import { buildOrderEmail } from './order-email.ts';
import { buildWorkSheet } from './work-sheet.ts';

export const orderEmailTemplates = {
  'order-confirmation': {
    title: 'Confirmation of the order',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async (context, mail: OrderMail) => {
      const order = await loadMailOrder(context.db, mail);
      const orderUrl = await createOrderUrl(context.db, order);
      const dateParts = await buildConfirmationParts(context, order);
      return buildOrderEmail(order, context.config, orderUrl, dateParts);
    },
  },
  'order-copy': {
    title: 'Work sheet',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: async ({ db, config }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      const facts = buildWorkFacts(order);
      return buildWorkSheet(
        order,
        config,
        facts.length === 0 ? [] : [{ kind: 'facts', title: 'When and where', facts }],
      );
    },
  },
} satisfies EmailTemplates;
