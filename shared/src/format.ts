/** Amounts in pence, and their text. */

export { toPence, toPounds } from 'contract/values/pence';
export { formatMoney } from './money/format-money';
