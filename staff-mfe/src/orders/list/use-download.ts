import type { OrderExportRequest, RangeExportRequest } from 'contract/staff/order-list-requests';
import { toLondonDay } from 'shared/forms';
import { useFileDownload } from '../../ui/use-file-download';

type ExportName = 'orders' | 'takings' | 'customers';

/** Downloads an export as a file. `failure` is an error message, or ''. */
export function useDownload() {
  const { start: startDownload, ...state } = useFileDownload();
  /** Resolves to whether the file was saved. */
  const start = (name: ExportName, body: OrderExportRequest | RangeExportRequest) =>
    startDownload({
      path: `staff/exports/${name}`,
      fileName: `${name}-${toLondonDay(new Date())}.csv`,
      body,
    });
  return { ...state, start };
}
