/** Formats an amount in hundredths of a currency like '£20.00'. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  );
