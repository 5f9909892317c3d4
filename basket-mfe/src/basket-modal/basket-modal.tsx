import { BasketNotice, orderTotal, useDeliveryCharge } from 'shared/basket';
import { Button, ButtonLink, EmptyState, LiveRegion, Price, Skeleton } from 'shared/ui';
import { Modal } from 'shared/overlays';
import { type BasketRow, useBasket } from '../lines/use-basket';
import { RowName, RowQuantity } from '../lines/row-cells';
import { useBasketAnnouncement } from '../lines/use-basket-announcement';
import { BasketTotals } from '../totals/basket-totals';
import styles from './basket-modal.module.css';

export interface BasketModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BasketModal({ open, onOpenChange }: BasketModalProps) {
  const { rows } = useBasket();
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Your Basket"
      footer={
        <>
          {rows.length > 0 && <ModalTotal />}
          <Button variant="secondary" onClick={close}>
            Continue shopping
          </Button>
          {rows.length > 0 && (
            <ButtonLink to="/details" onClick={close}>
              Proceed to Checkout
            </ButtonLink>
          )}
        </>
      }
    >
      <div data-remote="basket">
        {rows.length === 0 ? (
          <EmptyState icon="basket" title="Your basket is empty" headingLevel={3} />
        ) : (
          <ModalContent rows={rows} onFollow={close} />
        )}
        <BasketAnnouncement />
      </div>
    </Modal>
  );
}

function ModalContent({ rows, onFollow }: { rows: BasketRow[]; onFollow: () => void }) {
  return (
    <>
      <BasketNotice />
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={row.key} className={styles.line}>
            <div className={styles.name}>
              <RowName row={row} onFollow={onFollow} />
            </div>
            <div className={styles.figures}>
              <RowQuantity row={row} />
              <Price pence={row.amount} />
            </div>
          </li>
        ))}
      </ul>
      <BasketTotals isTotalHidden />
    </>
  );
}

function ModalTotal() {
  const basket = useBasket();
  const { delivery, isKnown, hasFailed } = useDeliveryCharge();
  const { total } = orderTotal(basket, delivery, null);
  return (
    <p className={styles.total}>
      <span>{hasFailed ? 'Total before delivery' : 'Total'}</span>
      {isKnown || hasFailed ? <Price pence={total} /> : <Skeleton width="short" />}
    </p>
  );
}

/**
 * Announces changes within the dialog, because an open dialog hides the page's live region from
 * screen readers.
 */
const BasketAnnouncement = () => <LiveRegion text={useBasketAnnouncement()} />;
