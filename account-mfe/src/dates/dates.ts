/** All that is said of days, fetched when an order has any. */
export { OrderDates } from './order-dates';
export { WorkSheet } from './work-sheet';
