import type { Pence } from 'contract/pence';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as '£1,234.50': the pound sign and two decimals, always (decision 14). */
export const formatMoney = (pence: Pence): string => pounds.format(pence / 100);
