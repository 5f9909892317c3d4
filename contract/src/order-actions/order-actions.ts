import type * as v from 'valibot';
import { dayActions } from './day-actions.ts';
import { detailActions } from './detail-actions.ts';
import { editActions } from './edit-action.ts';
import { invoiceActions } from './invoice-actions.ts';
import { moneyActions } from './money-actions.ts';
import type { OrderAction } from './order-action.ts';
import { stateActions } from './state-actions.ts';

/** All actions of staff on an order, in the order of the action bar. */
export const orderActions = {
  ...editActions,
  ...dayActions,
  ...detailActions,
  ...moneyActions,
  ...invoiceActions,
  ...stateActions,
};

export type OrderActionName = keyof typeof orderActions;

export const orderActionNames = Object.keys(orderActions) as OrderActionName[];

export const isOrderActionName = (name: string): name is OrderActionName =>
  Object.hasOwn(orderActions, name);

/** Body of the call of an action. */
export type OrderActionRequest<Name extends OrderActionName> = v.InferOutput<
  (typeof orderActions)[Name]['request']
>;

/** Returns the declaration of an action, with the properties that only some actions have. */
export const getOrderAction = (name: OrderActionName): OrderAction => orderActions[name];

/** Returns the name of an action in the audit log. */
export const getAuditName = (name: OrderActionName): string => `order.${orderActions[name].audit}`;
