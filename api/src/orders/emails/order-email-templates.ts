import type { EmailTemplates } from '../../mail/email.ts';
import { createOrderUrl } from '../link/order-link.ts';
import { type OrderMail, loadMailOrder } from '../records/order-mail.ts';
import { buildOrderEmail } from './order-email.ts';
import { buildWorkSheet } from './work-sheet.ts';

export const orderEmailTemplates = {
  'order-confirmation': async ({ db, config }, mail: OrderMail) => {
    const order = await loadMailOrder(db, mail);
    return buildOrderEmail(order, config, await createOrderUrl(db, order));
  },
  'order-copy': async ({ db, config }, mail: OrderMail) =>
    buildWorkSheet(await loadMailOrder(db, mail), config),
} satisfies EmailTemplates;
