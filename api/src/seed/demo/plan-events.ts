import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { DemoKind } from './baskets.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoEvent, DemoOrder } from './demo-order.ts';

interface PlannedStep {
  step: Step;
  /** Days from the day of work to the step. */
  after: number;
}

interface WorkPlan {
  trade: FulfilmentGroup;
  steps: Record<PaymentMethod, readonly PlannedStep[]>;
}

const planCare = (careDays: number): WorkPlan => ({
  trade: 'care',
  steps: {
    online: [
      { step: 'in_care', after: 0 },
      { step: 'ready', after: careDays },
      { step: 'out_for_delivery', after: careDays + 2 },
      { step: 'done', after: careDays + 2 },
    ],
    offline: [
      { step: 'in_care', after: 0 },
      { step: 'ready', after: careDays },
      { step: 'done', after: careDays + 3 },
    ],
  },
});

const workPlans: Record<DemoKind, WorkPlan> = {
  move: {
    trade: 'move',
    steps: {
      online: [
        { step: 'ready', after: -3 },
        { step: 'done', after: 0 },
      ],
      offline: [
        { step: 'ready', after: -3 },
        { step: 'done', after: 0 },
      ],
    },
  },
  dress: planCare(24),
  occasion: planCare(10),
  curtains: planCare(9),
  goods: {
    trade: 'goods',
    steps: {
      online: [
        { step: 'ready', after: -2 },
        { step: 'out_for_delivery', after: 0 },
        { step: 'done', after: 1 },
      ],
      offline: [
        { step: 'ready', after: -1 },
        { step: 'done', after: 1 },
      ],
    },
  },
};

/** Steps of the packing materials of a removal, which arrive before the removal. */
const materialSteps: WorkPlan['steps'] = {
  online: [
    { step: 'ready', after: -6 },
    { step: 'out_for_delivery', after: -5 },
    { step: 'done', after: -4 },
  ],
  offline: [
    { step: 'ready', after: -6 },
    { step: 'done', after: -4 },
  ],
};

/** Returns the steps of an order up to today. Also returns its completion if all steps are done. */
export function planWork(
  clock: DemoClock,
  { kind, basket, method }: Pick<DemoOrder, 'kind' | 'basket' | 'method'>,
  workOffset: number,
  placedAt: Date,
): DemoEvent[] {
  const { trade, steps } = workPlans[kind];
  // A removal basket with several products always contains packing materials.
  const hasMaterials = kind === 'move' && basket.products.length > 1;
  const plannedSteps = [
    ...(hasMaterials
      ? materialSteps[method].map((step) => ({ ...step, trade: 'goods' as const }))
      : []),
    ...steps[method].map((step) => ({ ...step, trade })),
  ];
  const reachedSteps = plannedSteps.filter(({ after }) => workOffset + after <= 0);
  const stepEvents = reachedSteps.map(({ trade: part, step, after }, index): DemoEvent => {
    const time = clock.timeAt(workOffset + after, 8 + 2 * index, 15);
    const earliestTime = placedAt.getTime() + (index + 5) * 60_000;
    return {
      type: 'step',
      trade: part,
      step,
      at: new Date(Math.max(time.getTime(), earliestTime)),
    };
  });
  const lastEvent = stepEvents.at(-1);
  if (lastEvent === undefined || reachedSteps.length < plannedSteps.length) return stepEvents;
  return [...stepEvents, { type: 'complete', at: new Date(lastEvent.at.getTime() + 60_000) }];
}
