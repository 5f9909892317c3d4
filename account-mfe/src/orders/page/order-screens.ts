// One module, so that `order-screens.lazy.ts` loads both screens in one chunk.
export { LinkedOrder } from './linked-order';
export { OwnOrder } from './own-order';
