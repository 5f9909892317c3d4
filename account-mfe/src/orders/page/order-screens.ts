// Exports both screens from one module, so that `order-screens.lazy.ts` loads them in one chunk.
export { LinkedOrder } from './linked-order';
export { OwnOrder } from './own-order';
