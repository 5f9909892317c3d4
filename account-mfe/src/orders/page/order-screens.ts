/** Screens of one order. One chunk, fetched when one of them opens. */
export { LinkedOrder } from './linked-order';
export { OwnOrder } from './own-order';
