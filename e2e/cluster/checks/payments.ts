import type { ShopRecord } from '../shoppers/record.ts';
import type { Invariant } from './invariant.ts';
import { describeGap } from './order-numbers.ts';
import { query } from './query.ts';

/** Compares the acknowledged payments with the ledger, and finds gaps in the invoices' numbers. */
export const checkPayments = (record: ShopRecord): Invariant[] => [
  checkLedger(record),
  checkInvoices(),
];

function checkLedger({ payments }: ShopRecord): Invariant {
  const stored = query<{ number: string; payments: number; paid: number; total: number }>(
    `select orderno as number, count(ledger.id)::int as payments, sum(ledger.amount)::int as paid, total
      from orders join ledger on ledger.orderid = orders.id group by orders.id`,
  );
  const byNumber = new Map(stored.map((order) => [order.number, order]));
  const lost = payments.filter((number) => !byNumber.has(number));
  const wrong = stored.filter(({ payments: count, paid, total }) => count !== 1 || paid !== total);
  return {
    name: 'Every acknowledged payment is in the ledger once',
    figures: `${payments.length} acknowledged, ${stored.length} stored`,
    violations: [
      ...lost.map((number) => `the payment of ${number} is lost`),
      ...wrong.map(
        ({ number, payments: count, paid, total }) =>
          `${number} has ${count} payments of ${paid} pence together, its total is ${total}`,
      ),
    ],
  };
}

function checkInvoices(): Invariant {
  const numbers = query<{ number: number }>(
    `select substr(number, 5)::int as number from invoices where kind = 'invoice' order by 1`,
  ).map(({ number }) => number);
  const withoutInvoice = query<{ number: string }>(
    `select orderno as number from orders where state in ('paid', 'completed')
      and id not in (select orderid from invoices)`,
  );
  const gap = describeGap(numbers);
  return {
    name: 'Every paid order has an invoice, and their numbers have no gap',
    figures: `${numbers.length} invoices`,
    violations: [
      ...(gap === null ? [] : [gap]),
      ...withoutInvoice.map(({ number }) => `${number} has no invoice`),
    ],
  };
}
