import { useConfig } from 'shared/session';
import { formatDate } from 'contract/calendar/date-texts';
import type { OrderPage } from './order-page';
import styles from './order-view.module.css';

/**
 * The firm's details at the top of a printed receipt, because the page's header and footer are not
 * printed.
 */
export function ReceiptHead({ page: { order, vat } }: { page: OrderPage }) {
  const { brand, company, email, phone } = useConfig();
  return (
    <div className={styles.receipt}>
      <strong>{brand}: receipt</strong>
      <span>
        {company.legalName}, {company.address}
      </span>
      <span>
        {`Registered in England and Wales, company number ${company.number}${vat ? `. VAT number ${vat.number}` : ''}`}
      </span>
      <span>
        {phone}, {email}
      </span>
      {order.createdat && <span>Date of the order: {formatDate(order.createdat)}</span>}
    </div>
  );
}
