import { formatTime } from 'contract/calendar/date-texts';
import { formatAddon } from 'contract/orders/order-row';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { useEffect } from 'react';
import { DiscountItem } from '../../work-sheet/discount-item';
import { WorkSheet } from '../../work-sheet/work-sheet';
import styles from './order-print.module.css';

/** 'sheet' is a work sheet for the crew. 'slip' is a packing slip without prices. */
export type PrintKind = 'sheet' | 'slip';

interface OrderPrintProps {
  order: StaffOrderPage;
  kind: PrintKind;
  /** Called after printing. Must be the same function in every render. */
  onPrinted: () => void;
}

/**
 * Opens the browser's print dialog with a sheet of the order. The sheet is invisible on screens.
 */
export function OrderPrint({ order, kind, onPrinted }: OrderPrintProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  const { orderno, customer, lines, note, payment, hold, addressnotes } = order;
  const isSheet = kind === 'sheet';
  return (
    <div className={styles.print} data-print={kind}>
      <p className={styles.title}>{`${isSheet ? 'Work sheet' : 'Slip'}: order ${orderno}`}</p>
      <p>
        {`${customer.name} ${customer.last_name}, ${customer.address}, ${customer.city} ${customer.postalcode}`}
        {isSheet && <span>{`, ${customer.mobile}, ${customer.email}`}</span>}
      </p>
      {hold !== null && (
        <p>
          <strong>ON HOLD: please ask before you work on it.</strong>
        </p>
      )}
      {isSheet &&
        addressnotes.map((addressNote) => (
          <p key={addressNote}>Check the address: {addressNote}</p>
        ))}
      {isSheet && <p>{`${payment} Placed ${formatTime(order.createdat)}.`}</p>}
      {isSheet && <WorkSheet schedule={order.schedule ?? {}} titles={order.daytitles} />}
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {line.quantity} × {line.name}
            {line.packages?.map((addon, addonIndex) => (
              <div key={addonIndex}>
                {formatAddon(addon)} {addon.personalisation && <q>{addon.personalisation}</q>}
              </div>
            ))}
          </li>
        ))}
        {isSheet && <DiscountItem lines={lines} />}
      </ul>
      {isSheet && note !== '' && <p>Note from the customer: {note}</p>}
    </div>
  );
}
