import type { OrderListRow } from 'contract/staff/order-list-row';

/** A move of one part of an order to its next step. */
export interface PossibleMove {
  orderno: string;
  trade: string;
  from: string;
  step: string;
  text: string;
}

type MoveKey = Pick<PossibleMove, 'orderno' | 'trade'>;

export const getMoveKey = ({ orderno, trade }: MoveKey) => `${orderno} ${trade}`;

/** Returns the first entry about the same part of the same order. */
export const findSame = <Entry extends MoveKey>(
  entries: readonly Entry[] | undefined,
  move: MoveKey,
): Entry | undefined => entries?.find((entry) => getMoveKey(entry) === getMoveKey(move));

export const listPossibleMoves = (rows: readonly OrderListRow[]): PossibleMove[] =>
  rows.flatMap(({ orderno, progress }) =>
    progress.flatMap(({ trade, title, step, label, next }) =>
      next === null
        ? []
        : [
            {
              ...{ orderno, trade, from: step, step: next.step },
              text: `${title}: ${label} → ${next.label}`,
            },
          ],
    ),
  );

export const toStepsRequest = (moves: readonly PossibleMove[]) => ({
  moves: moves.map(({ orderno, trade, step, from }) => ({ orderno, trade, step, from })),
});
