/** Money as rooms may use it. */
export { toPence, toPounds } from 'contract/pence';
export type { Pence } from 'contract/pence';
export { formatMoney } from './format-money';
