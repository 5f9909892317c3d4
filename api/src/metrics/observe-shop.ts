import { type Sample, registerGauge } from 'server/metrics';
import type { ShopFigures } from './shop-figures.ts';

type Queues = NonNullable<Awaited<ReturnType<ShopFigures['readQueues']>>>;

/**
 * Registers the gauges whose values come from the database. While the database is unavailable,
 * these gauges have no value, and `shop_database_up` is 0.
 */
export function observeShop({ readQueues, readOrders }: ShopFigures): void {
  const registerQueueGauge = (
    name: string,
    help: string,
    toSamples: (queues: Queues) => number | Sample[],
    labelNames: string[] = [],
  ) =>
    registerGauge({ name, help, labelNames }, async () => {
      const queues = await readQueues();
      if (queues === null) return [];
      const samples = toSamples(queues);
      return typeof samples === 'number' ? [{ value: samples }] : samples;
    });
  registerGauge(
    { name: 'shop_database_up', help: '1 if the database answered within a second, else 0.' },
    async () => [{ value: (await readQueues()) === null ? 0 : 1 }],
  );
  registerGauge(
    {
      name: 'shop_orders',
      help: 'Orders by state and payment method.',
      labelNames: ['state', 'method'],
    },
    async () =>
      ((await readOrders()) ?? []).map(({ count, ...labels }) => ({ labels, value: count })),
  );
  registerQueueGauge(
    'shop_bookings',
    'Bookings from today on, by kind and confirmation.',
    ({ bookings }) => bookings.map(({ count, ...labels }) => ({ labels, value: count })),
    ['kind', 'state'],
  );
  registerQueueGauge(
    'shop_payments_waiting',
    'Payment sessions that are neither paid nor expired.',
    ({ payments }) => payments.waiting,
  );
  registerQueueGauge(
    'shop_payments_waiting_oldest_seconds',
    'Age of the oldest open payment session, in seconds.',
    ({ payments }) => payments.oldestSeconds,
  );
  registerQueueGauge(
    'shop_refunds',
    'Refunds that are due, pending or failed.',
    ({ payments }) => payments.refunds.map(({ count, ...labels }) => ({ labels, value: count })),
    ['state'],
  );
  registerMailGauges(registerQueueGauge);
}

type RegisterQueueGauge = (name: string, help: string, toValue: (queues: Queues) => number) => void;

function registerMailGauges(register: RegisterQueueGauge): void {
  register('shop_mail_queue', 'Mails that are still to be sent.', ({ mails }) => mails.waiting);
  register(
    'shop_mail_queue_oldest_seconds',
    'Age of the oldest mail that is still to be sent, in seconds.',
    ({ mails }) => mails.oldestSeconds,
  );
  register(
    'shop_mails_failed',
    'Unsent mails whose last attempt failed.',
    ({ mails }) => mails.failed,
  );
  register(
    'shop_mails_given_up',
    'Mails that are not tried again automatically.',
    ({ mails }) => mails.givenUp,
  );
}
