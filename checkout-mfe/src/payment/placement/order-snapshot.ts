import { personalisationOf, type Pence } from 'shared/core';
import type { FulfilmentKind, Id } from 'shared/data';
import type { Method, Order } from './order';

/** What a confirmation tells of an order, kept as it was sent: the basket is emptied once the page shows. */
export interface Ordered {
  userid: Id;
  method: Method;
  kinds: FulfilmentKind[];
  /** The days that were chosen, by what is done on them; none where none were asked for (decision 47). */
  days: ChosenDay[];
  lines: OrderedLine[];
  /** Pence. */
  deliveryCharge: Pence;
  deliveryName: string;
  total: Pence;
  /** Line by line, as on an envelope. */
  address: string[];
}

export interface ChosenDay {
  what: 'move' | 'visit';
  /** 'YYYY-MM-DD' in London. */
  date: string;
  half: string;
}

export interface OrderedLine {
  label: string;
  /** What a personalised one shall say; null for what is not personalised. */
  personalisation: string | null;
  /** Pence. */
  amount: Pence;
}

export function orderedOf(order: Order, kinds: FulfilmentKind[]): Ordered {
  const { userid, method, deliveryCharge, delivery, total, customer, schedule } = order;
  const lineOf = (line: Order['cart'][number] | Order['packages'][number]) => ({
    label: `${line.name} (qty: ${line.cartquantity})`,
    personalisation: null,
    amount: line.cartamount,
  });
  const lines = [
    ...order.cart.map(lineOf),
    ...order.packages.map(lineOf),
    ...order.personalised.map((line) => ({
      ...lineOf(line),
      personalisation: personalisationOf(line),
    })),
  ];
  const { name, last_name, address, city, postalcode } = customer;
  const envelope = [`${name} ${last_name}`, address, `${city} ${postalcode}`];
  return {
    ...{ userid, method, kinds, lines, deliveryCharge, total },
    days: (['move', 'visit'] as const).flatMap((what) => {
      const choice = schedule?.[what];
      return choice ? [{ what, date: choice.date, half: choice.half }] : [];
    }),
    deliveryName: delivery?.name ?? '',
    address: envelope.map((part) => part.trim()).filter(Boolean),
  };
}
