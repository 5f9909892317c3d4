/** Money as rooms may use it. */
export { toPence, toPounds } from './pence';
export type { Pence } from './pence';
export { formatMoney } from './format-money';
