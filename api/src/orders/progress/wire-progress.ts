import type { OrderOutline } from 'contract/orders/order-texts/outline';
import { steps } from 'contract/orders/order-texts/part-texts';
import { Type } from 'typebox';
import type { ProgressRow, TradeProgress } from './load-progress.ts';
import { labelOf, titleOf } from './steps.ts';

export const StepOnWire = Type.Enum([...steps]);
export const TradeOnWire = Type.Enum(['goods', 'care', 'move'] as const);

/**
 * Progress of each fulfilment group of an order (rule 49). It is absent for orders without
 * progress, such as cancelled ones.
 */
export const ProgressOnWire = Type.Optional(
  Type.Array(
    Type.Object({
      trade: TradeOnWire,
      title: Type.String(),
      step: StepOnWire,
      steps: Type.Array(
        Type.Object({
          step: StepOnWire,
          label: Type.String(),
          reached: Type.Boolean(),
          at: Type.Optional(Type.String({ format: 'date-time' })),
        }),
      ),
    }),
  ),
);

export function progressOnWire(progress: readonly TradeProgress[]) {
  if (progress.length === 0) return {};
  return {
    progress: progress.map(({ steps: all, ...trade }) => ({
      ...trade,
      steps: all.map(({ at, ...step }) => ({ ...step, ...(at && { at: at.toISOString() }) })),
    })),
  };
}

/** All recorded steps of an order for staff: time, and the reason for a step back. */
export const StepMoves = Type.Array(
  Type.Object({
    title: Type.String(),
    label: Type.String(),
    reason: Type.String(),
    at: Type.String({ format: 'date-time' }),
  }),
);

export const movesOnWire = (moves: readonly ProgressRow[], outline: OrderOutline) =>
  moves.map(({ trade, step, reason, at }) => ({
    ...{ title: titleOf(trade, outline), label: labelOf(trade, outline, step), reason },
    at: at.toISOString(),
  }));
