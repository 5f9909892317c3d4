import type { Trade } from 'contract/trade';

/** The steps that what is ordered can be at, in their order (decision 49). */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

export type Method = 'offline' | 'online';

/** The steps that a trade really has, each as the shopper reads it; what is paid by card also travels. */
const labels: Record<Trade, Record<Method, Partial<Record<Step, string>>>> = {
  goods: {
    offline: { received: 'Order received', ready: 'Ready to collect', done: 'Collected' },
    online: {
      received: 'Order received',
      ready: 'Packed',
      out_for_delivery: 'Out for delivery',
      done: 'Delivered',
    },
  },
  care: {
    offline: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready to be fetched',
      done: 'Back with you',
    },
    online: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready',
      out_for_delivery: 'On the way back to you',
      done: 'Back with you',
    },
  },
  move: {
    offline: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
    online: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
  },
};

/** What a part of an order is called where its progress is shown. */
export const titles: Record<Trade, string> = {
  goods: 'Goods',
  care: 'Garments in care',
  move: 'Move or storage',
};

export const stepsOf = (trade: Trade, method: Method): Step[] =>
  steps.filter((step) => labels[trade][method][step] !== undefined);

export const labelOf = (trade: Trade, method: Method, step: Step): string =>
  labels[trade][method][step] ?? step;
