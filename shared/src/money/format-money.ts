import type { Pence } from 'contract/values/pence';

/**
 * Formats an amount. Avoids `Intl`, because loading its locale data blocks a slow phone for 100 ms.
 */
export function formatMoney(pence: Pence): string {
  const digits = String(Math.abs(Math.round(pence))).padStart(3, '0');
  const pounds = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${pence < 0 ? '-' : ''}£${pounds}.${digits.slice(-2)}`;
}
