export { basketTotal, itemCount } from './basket-total';
export type { Basket } from './basket-total';
export { deliveryOf, deliveryPence } from './delivery';
export { orderTotal } from './order-total';
export { useDelivery } from './use-delivery';
