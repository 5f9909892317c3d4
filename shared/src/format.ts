export { formatMoney, toPence, toPounds } from 'contract/values/pence';
