export { toPence, toPounds } from 'contract/values/pence';
export { formatMoney } from './money/format-money';
