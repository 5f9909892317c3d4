import type { OrderOutline } from 'contract/order-outline';
import { steps } from 'contract/order-steps';
import { Type } from 'typebox';
import type { ProgressRow, TradeProgress } from './load-progress.ts';
import { labelOf, titleOf } from './steps.ts';

export const StepOnWire = Type.Enum([...steps]);
export const TradeOnWire = Type.Enum(['goods', 'care', 'move'] as const);

/** How far each trade of an order is (decision 49); only where it is worked on. */
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

/** Every move of an order, for staff: what was reached, when, and why where it went back. */
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
