import { fulfilmentGroups } from 'contract/catalog/fulfilment';
import { steps } from 'contract/orders/order-texts/part-texts';
import { Type } from 'typebox';
import type { FulfilmentProgress } from './load-progress.ts';

export const ApiStep = Type.Enum([...steps]);
export const ApiFulfilmentGroup = Type.Enum([...fulfilmentGroups]);

/**
 * Progress of each fulfilment group of an order, such as its goods or its move. Absent for orders
 * without progress, such as cancelled orders.
 */
export const ApiProgress = Type.Optional(
  Type.Array(
    Type.Object({
      trade: ApiFulfilmentGroup,
      title: Type.String(),
      step: ApiStep,
      steps: Type.Array(
        Type.Object({
          step: ApiStep,
          label: Type.String(),
          reached: Type.Boolean(),
          at: Type.Optional(Type.String({ format: 'date-time' })),
        }),
      ),
    }),
  ),
);

export function toApiProgress(progress: readonly FulfilmentProgress[]) {
  if (progress.length === 0) return {};
  return {
    progress: progress.map(({ steps: allSteps, ...groupProgress }) => ({
      ...groupProgress,
      steps: allSteps.map(({ at, ...step }) => ({ ...step, ...(at && { at: at.toISOString() }) })),
    })),
  };
}
