const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats an amount in pence, which may be negative. */
export const formatPence = (pence: number): string => format.format(pence / 100);
