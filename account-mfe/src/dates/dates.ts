/** Components for the days of an order, fetched when an order has any. */
export { OrderDates } from './order-dates';
export { WorkSheet } from './work-sheet';
