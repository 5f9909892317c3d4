export { LinkedOrder } from './linked-order';
export { OwnOrder } from './own-order';
