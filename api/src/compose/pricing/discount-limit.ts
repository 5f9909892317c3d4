import { listPermissions } from 'contract/calls/permissions';
import type { DiscountLimit } from 'contract/compose/discount-limit';
import { formatMoney } from 'contract/values/pence';
import type { Tx } from '../../db/db.ts';
import { HttpError } from '../../http/http-error.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { GrantedPrices } from './saved-prices.ts';
import type { ComposedOrder } from './price-composition.ts';
import { discountLimits } from '../records/tables.ts';

type LimitedOrder = Pick<ComposedOrder, 'priced' | 'lineSum' | 'shopDelivery'>;

/** Limit of a shop that has never changed it. */
const defaultLimit: DiscountLimit = { percent: 10, version: 0 };

export async function loadDiscountLimit(tx: Tx): Promise<DiscountLimit> {
  const [limit] = await tx
    .select({ percent: discountLimits.percent, version: discountLimits.version })
    .from(discountLimits);
  return limit ?? defaultLimit;
}

/**
 * Returns the sentence that a discount is above the limit, or that a delivery charge is below the
 * shop's, or ''. What is `granted` already may stay.
 */
export function findLimitProblem(
  { priced, lineSum, shopDelivery }: LimitedOrder,
  percent: number,
  granted: GrantedPrices | null = null,
): string {
  const { discount, deliveryCharge } = priced;
  const maxDiscount = Math.round((lineSum * percent) / 100);
  if (discount > maxDiscount && discount > (granted?.discount ?? 0))
    return `Your role allows discounts up to ${percent} % of the lines, which is ${formatMoney(maxDiscount)} here. Ask a manager for more.`;
  if (deliveryCharge < shopDelivery && deliveryCharge < (granted?.deliveryCharge ?? Infinity))
    return `Your role does not allow a delivery charge below the shop's ${formatMoney(shopDelivery)}. Ask a manager.`;
  return '';
}

/** Returns whether the role of a member of staff has no limit. */
export const isUnlimited = ({ staffRole }: Pick<CurrentUser, 'staffRole'>): boolean =>
  listPermissions(staffRole).includes('discounts');

/**
 * Throws 403 with the limit if the role of the member of staff does not allow the discount or the
 * delivery charge of a composed order.
 */
export async function checkDiscountLimit(
  tx: Tx,
  user: Pick<CurrentUser, 'staffRole'>,
  order: LimitedOrder,
  granted: GrantedPrices | null = null,
): Promise<void> {
  if (isUnlimited(user)) return;
  const { percent } = await loadDiscountLimit(tx);
  const problem = findLimitProblem(order, percent, granted);
  if (problem !== '') throw new HttpError(403, 'discount_limit', problem);
}
