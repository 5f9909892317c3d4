import { buildRequest } from 'contract/calls/request';
import { downloadStaffInvoice } from 'contract/invoices/invoice-calls';
import { nameInvoice, type OrderInvoice } from 'contract/invoices/invoice-fields';
import { useFileDownload } from 'shared/desk';
import { Button, Notice } from 'shared/ui';

/** Button that downloads an invoice or a credit note. */
export function InvoiceButton({ invoice }: { invoice: Pick<OrderInvoice, 'kind' | 'number'> }) {
  const { start, isLoading, failure } = useFileDownload();
  const { number } = invoice;
  const download = () =>
    start({
      path: buildRequest(downloadStaffInvoice, { number }).url,
      fileName: `${number}.pdf`,
    });
  return (
    <>
      <Button size="small" variant="quiet" busy={isLoading} onClick={() => void download()}>
        {nameInvoice(invoice)} (PDF)
      </Button>
      {failure && (
        <Notice kind="error" isAnnounced>
          {failure}
        </Notice>
      )}
    </>
  );
}
