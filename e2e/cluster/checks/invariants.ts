import { readFileSync } from 'node:fs';
import type { AcknowledgedOrder, ShopRecord } from '../shoppers/record.ts';
import type { Invariant } from './invariant.ts';
import { describeGap } from './order-numbers.ts';
import { query } from './query.ts';
import { checkPayments } from './payments.ts';
import { checkShoppers } from './shoppers.ts';

export function checkInvariants(record: ShopRecord, acceptedMailsFile: string): Invariant[] {
  return [
    checkAcknowledgedOrders(record.orders),
    checkNumbers(),
    checkBookings(),
    checkQueuedMails(),
    checkSentMails(acceptedMailsFile),
    checkShoppers(record),
    ...checkPayments(record),
  ];
}

function checkAcknowledgedOrders(acknowledged: readonly AcknowledgedOrder[]): Invariant {
  const stored = query<{ key: string; number: string }>(
    'select idempotency_key as key, orderno as number from orders',
  );
  const numbersByKey = Map.groupBy(stored, ({ key }) => key);
  const violations = acknowledged.flatMap(({ key, number }) => {
    const numbers = numbersByKey.get(key)?.map((order) => order.number) ?? [];
    return numbers.length === 1 && numbers[0] === number
      ? []
      : [`${number} was acknowledged, stored is '${numbers.join(', ')}'`];
  });
  const distinct = new Set(acknowledged.map(({ number }) => number)).size;
  if (distinct !== acknowledged.length) violations.push('two shoppers got the same order number');
  return {
    name: 'Every acknowledged order is stored once',
    figures: `${acknowledged.length} acknowledged, ${stored.length} stored`,
    violations,
  };
}

function checkNumbers(): Invariant {
  const numbers = query<{ number: number }>(
    'select substr(orderno, 4)::int as number from orders order by 1',
  ).map(({ number }) => number);
  const gap = describeGap(numbers);
  return {
    name: 'Order numbers have no gap',
    figures: `${numbers[0]} to ${numbers.at(-1)}`,
    violations: gap === null ? [] : [gap],
  };
}

/**
 * Compares the bookings of each half day with the capacity in the calendar rules. No test changes a
 * day's capacity while shoppers book.
 */
function checkBookings(): Invariant {
  const taken = query<{ day: string; half: string; count: number; capacity: number }>(
    `select day, half, count(*)::int as count, max(case half when 'morning'
      then trades.morning else trades.afternoon end) as capacity
      from bookings join calendar_trades as trades using (trade)
      group by trade, day, half`,
  );
  const full = taken.filter(({ count, capacity }) => count === capacity);
  return {
    name: 'No half day has more bookings than its capacity',
    figures: `${taken.length} half days booked, ${full.length} of them full`,
    violations: taken
      .filter(({ count, capacity }) => count > capacity)
      .map(({ day, half, count, capacity }) => `${day} ${half}: ${count} of ${capacity}`),
  };
}

function checkQueuedMails(): Invariant {
  const counts = query<{ number: string; mails: number; invoices: number }>(
    `select orderno as number, count(mails.id)::int as mails,
        (select count(*)::int from invoices where orderid = orders.id) as invoices
      from orders left join mails on (job ->> 'orderid')::int = orders.id group by orders.id`,
  );
  return {
    name: 'Each order has its two e-mails, and one for its invoice',
    figures: `${counts.length} orders`,
    violations: counts
      .filter(({ mails, invoices }) => mails !== 2 + invoices)
      .map(({ number, mails }) => `${number} has ${mails}`),
  };
}

function checkSentMails(acceptedMailsFile: string): Invariant {
  const accepted = readFileSync(acceptedMailsFile, 'utf8').trim().split('\n').filter(Boolean);
  const byMessage = Map.groupBy(accepted, (line) => line);
  const [row] = query<{ sent: number; waiting: number }>(
    'select count(sent_at)::int as sent, (count(*) - count(sent_at))::int as waiting from mails',
  );
  const { sent = 0, waiting = 0 } = row ?? {};
  const repetitions = [...byMessage]
    .filter(([, lines]) => lines.length > 1)
    .map(([message, lines]) => `${lines.length} times ${message}`);
  return {
    name: 'Each e-mail is accepted once by the mail server',
    figures: `${accepted.length} accepted, ${waiting} still wait`,
    violations: [
      ...repetitions,
      ...(byMessage.size === sent ? [] : [`${sent} are stored as sent, not ${byMessage.size}`]),
      ...(waiting === 0 ? [] : [`${waiting} were not sent`]),
    ],
  };
}

export const countWaitingMails = (): number =>
  query<{ waiting: number }>('select count(*)::int as waiting from mails where sent_at is null')[0]
    ?.waiting ?? 0;
