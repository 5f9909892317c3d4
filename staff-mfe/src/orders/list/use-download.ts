import type { OrderFilter } from 'contract/orders/staff/order-list';
import type { DayRange } from 'contract/calls/day-range';
import { getLondonToday } from 'shared/forms';
import { addDays } from '../../ui/days';
import { useFileDownload } from 'shared/desk';

type ExportName = 'orders' | 'takings' | 'customers';

/** Downloads an export as a file. `failure` is an error message, or ''. */
export function useDownload() {
  const { start: startDownload, ...state } = useFileDownload();
  /** Resolves to whether the file was saved. */
  const start = (name: ExportName, body: OrderFilter | DayRange) =>
    startDownload({
      path: `staff/exports/${name}`,
      fileName: `${name}-${describePeriod(body)}.csv`,
      body,
    });
  return { ...state, start };
}

/** Returns the exported days for a file name: a month, two days, or else today. */
export function describePeriod(body: OrderFilter | DayRange): string {
  const [from, to] = 'from' in body ? [body.from, body.to] : [body.placedfrom, body.placedto];
  if (!from || !to) return getLondonToday();
  const month = from.slice(0, 7);
  const isMonth = from.endsWith('-01') && to.startsWith(month) && addDays(to, 1).endsWith('-01');
  if (isMonth) return month;
  return from === to ? from : `${from}-to-${to}`;
}
