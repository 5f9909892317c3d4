import type { OrderListRow, StepMove } from 'contract/orders/staff/order-list';

/** Change of one part of an order to its next step. */
export interface StepChange extends StepMove {
  text: string;
}

type StepChangeKey = Pick<StepChange, 'orderno' | 'trade'>;

export const getStepChangeKey = ({ orderno, trade }: StepChangeKey) => `${orderno} ${trade}`;

/** Returns the first entry for the same part of the same order. */
export const findStepChange = <Entry extends StepChangeKey>(
  entries: readonly Entry[] | undefined,
  stepChange: StepChangeKey,
): Entry | undefined =>
  entries?.find((entry) => getStepChangeKey(entry) === getStepChangeKey(stepChange));

export const listStepChanges = (rows: readonly OrderListRow[]): StepChange[] =>
  rows.flatMap(({ orderno, progress }) =>
    progress.flatMap(({ trade, title, step, label, next }) =>
      next === null
        ? []
        : [
            {
              orderno,
              trade,
              from: step,
              step: next.step,
              text: `${title}: ${label} → ${next.label}`,
            },
          ],
    ),
  );

export const toStepsRequest = (stepChanges: readonly StepChange[]) => ({
  moves: stepChanges.map(({ orderno, trade, step, from }) => ({ orderno, trade, step, from })),
});
