/** The screens of one order, fetched together when one of them is opened. */
export { LinkedOrder } from './linked-order';
export { OwnOrder } from './own-order';
