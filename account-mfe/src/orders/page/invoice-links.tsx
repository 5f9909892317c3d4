import { buildRequest } from 'contract/calls/request';
import { downloadInvoice, downloadInvoiceByLink } from 'contract/invoices/invoice-calls';
import { nameInvoice, type OrderInvoice } from 'contract/invoices/invoice-fields';
import { useFileDownload } from 'shared/download';
import { Button, Notice } from 'shared/ui';
import type { OrderAccess } from './order-page-api';

interface InvoiceLinksProps {
  invoices: readonly OrderInvoice[];
  access: OrderAccess;
}

/** Buttons that download the invoices and credit notes of an order. */
export function InvoiceLinks({ invoices, access }: InvoiceLinksProps) {
  const { start: startDownload, isLoading, failure } = useFileDownload();
  return (
    <>
      {invoices.map((invoice) => (
        <dd key={invoice.number}>
          <Button
            variant="quiet"
            size="small"
            busy={isLoading}
            onClick={() => void startDownload(buildDownload(invoice.number, access))}
          >
            {nameInvoice(invoice)} (PDF)
          </Button>
        </dd>
      ))}
      {failure && (
        <dd>
          <Notice kind="error" isAnnounced>
            {failure}
          </Notice>
        </dd>
      )}
    </>
  );
}

function buildDownload(number: string, access: OrderAccess) {
  const fileName = `${number}.pdf`;
  if ('orderno' in access) return { path: buildRequest(downloadInvoice, { number }).url, fileName };
  const { token } = access;
  return { path: downloadInvoiceByLink.path, fileName, body: { token, number } };
}
