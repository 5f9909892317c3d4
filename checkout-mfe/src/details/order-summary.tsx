import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { PaymentMethod } from 'contract/payments/payment-method';
import {
  groupLinesByProduct,
  orderTotal,
  type PackageLine,
  getPersonalisation,
  RefusalBadge,
} from 'shared/basket';
import { defineLazyComponent } from 'shared/lazy';
import { useConfig, useFeature } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { SummaryList, TextLink, Badge } from 'shared/ui';
import { LazyChosenDays } from '../schedule/lazy-chosen-days';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  delivery: DeliveryCharge | null;
  /**
   * Delivery method, or null if no method is chosen. With null, the total includes delivery, and a
   * note says that collection is free.
   */
  method: PaymentMethod | null;
}

export function OrderSummary({ delivery, method }: OrderSummaryProps) {
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const { deliveryCharge, total } = orderTotal({ cart, packages, personalised }, delivery, method);

  const { payments } = useConfig();
  const hasDeposits = useFeature('deposits') && payments.online;

  const rows = groupLinesByProduct({ cart, packages, personalised }).map((line, index) => ({
    id: index,
    label: (
      <>
        {personalised.some((personalisedLine) => personalisedLine === line) ? (
          <PersonalisedLabel line={line as PackageLine} />
        ) : (
          <span>{`${line.name} (qty: ${line.cartquantity})`}</span>
        )}{' '}
        <RefusalBadge line={line} />
      </>
    ),
    amount: line.cartamount,
  }));
  const deliveryRow = {
    id: 'delivery',
    label: delivery?.name || 'Delivery Charge',
    amount: deliveryCharge,
  };
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <SummaryList
        title="Order summary"
        rows={deliveryCharge > 0 ? [...rows, deliveryRow] : rows}
        total={{ label: 'Total Amount To Pay', amount: total }}
      />
      <LazyChosenDays method={method} />
      {method === null && rows.length === 0 && (
        <p className={styles.note}>
          Your basket is empty. <TextLink to="/services">Browse services</TextLink> to fill it.
        </p>
      )}
      <LazyDepositNote
        isNeeded={hasDeposits && method === null && rows.length > 0}
        componentProps={{ total }}
      />
      {method === null && deliveryCharge > 0 && (
        <p className={styles.note}>
          This charge is for card orders. Collection Only is free of it; you choose on the next
          page.
        </p>
      )}
    </aside>
  );
}

const LazyDepositNote = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-deposit" */ '../deposit/deposit-offer')).DepositNote,
);

function PersonalisedLabel({ line }: { line: PackageLine }) {
  const isPersonalisationSupported = useFeature('personalisation');
  const text = isPersonalisationSupported && getPersonalisation(line);
  return (
    <>
      <span>{`${line.name} (qty: ${line.cartquantity})`}</span>
      <span className={styles.mark}>
        <Badge tone="rose">Personalised</Badge>
      </span>
      {text && <q className={styles.text}>{text}</q>}
    </>
  );
}
