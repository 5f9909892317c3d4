import type { Letters } from '../../mail/letter.ts';
import { orderAddress } from '../link/order-link.ts';
import { type OrderMail, orderOf } from '../records/order-mail.ts';
import { orderLetter } from './order-letter.ts';
import { workSheet } from './work-sheet.ts';

export const orderLetters = {
  'order-confirmation': async ({ db, config }, mail: OrderMail) => {
    const order = await orderOf(db, mail);
    return orderLetter(order, config, await orderAddress(db, order));
  },
  'order-copy': async ({ db, config }, mail: OrderMail) =>
    workSheet(await orderOf(db, mail), config),
} satisfies Letters;
