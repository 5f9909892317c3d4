import type { Pence } from 'contract/pence';

/**
 * Pence as '£1,234.50': the pound sign and two decimals, always (decision 14). By hand: the formatter of the
 * browser loads the data of its language first, which holds up a slow phone for 100 ms while the page comes alive.
 */
export function formatMoney(pence: Pence): string {
  const digits = String(Math.abs(Math.round(pence))).padStart(3, '0');
  const pounds = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${pence < 0 ? '-' : ''}£${pounds}.${digits.slice(-2)}`;
}
