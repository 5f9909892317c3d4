import { formatDay } from 'contract/calendar/date-texts';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { TitledSection } from 'shared/desk';
import { formatMoney } from 'shared/format';
import { InvoiceButton } from '../../invoices/invoice-button';

/** Lists the invoices and credit notes of an order. Renders nothing without any. */
export function OrderInvoices({ order: { invoices } }: { order: StaffOrderPage }) {
  if (invoices.length === 0) return null;
  return (
    <TitledSection title="Invoices">
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <InvoiceButton invoice={invoice} /> {formatMoney(invoice.gross)},{' '}
            {formatDay(invoice.issuedon)}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
