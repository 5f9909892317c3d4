import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderDetail, getOrderOutline, listFulfilmentGroups } from '../records/load-orders.ts';
import { isConfirmed } from '../state/order-states.ts';
import { getStepLabel, listSteps, getProgressTitle } from './steps.ts';
import { orderProgress } from '../steps/tables.ts';

export type ProgressRow = typeof orderProgress.$inferSelect;

/**
 * Progress of one fulfilment group of an order: its goods, its items in care, or its move. Contains
 * the steps, and the times at which steps were reached.
 */
export interface FulfilmentProgress {
  trade: FulfilmentGroup;
  title: string;
  step: Step;
  steps: { step: Step; label: string; reached: boolean; at: Date | null }[];
}

/** Returns the recorded steps of orders by order id, oldest first. */
export async function loadProgressRows(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, ProgressRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(orderProgress)
    .where(inArray(orderProgress.orderid, [...ids]))
    .orderBy(asc(orderProgress.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}

/**
 * Returns the progress of each fulfilment group of an order. Returns an empty list for an
 * unconfirmed or cancelled order.
 */
export function buildProgress(
  order: OrderDetail,
  progressRows: readonly ProgressRow[],
): FulfilmentProgress[] {
  if (!isConfirmed(order)) return [];
  return listFulfilmentGroups(order).map((group) =>
    buildFulfilmentProgress(order, group, progressRows),
  );
}

function buildFulfilmentProgress(
  order: OrderDetail,
  group: FulfilmentGroup,
  progressRows: readonly ProgressRow[],
): FulfilmentProgress {
  const groupRows = progressRows.filter((row) => row.trade === group);
  const currentStep = groupRows.at(-1)?.step ?? 'received';
  const outline = getOrderOutline(order);
  const groupSteps = listSteps(group, outline);
  const findStepTime = (groupStep: Step) =>
    groupRows.findLast((row) => row.step === groupStep)?.at ??
    (groupStep === 'received' ? order.createdAt : null);
  return {
    trade: group,
    title: getProgressTitle(group, outline),
    step: currentStep,
    steps: groupSteps.map((groupStep, index) => {
      const isReached = index <= groupSteps.indexOf(currentStep);
      return {
        step: groupStep,
        label: getStepLabel(group, outline, groupStep),
        reached: isReached,
        at: isReached ? findStepTime(groupStep) : null,
      };
    }),
  };
}

/**
 * Returns the progress of each fulfilment group of an order, such as its goods or its move. Returns
 * {} for orders without progress, such as cancelled orders.
 */
export function toApiProgress(progress: readonly FulfilmentProgress[]) {
  if (progress.length === 0) return {};
  return {
    progress: progress.map(({ steps: allSteps, ...groupProgress }) => ({
      ...groupProgress,
      steps: allSteps.map(({ at, ...step }) => ({ ...step, ...(at && { at: at.toISOString() }) })),
    })),
  };
}
