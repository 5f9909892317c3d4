import { useState } from 'react';
import { MAX_LINE_QUANTITY, RefusalBadge } from 'shared/basket';
import { listProductImages, useGetServicesQuery } from 'shared/data';
import { formatMoney } from 'shared/format';
import { defineLazyComponent } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { useAppDispatch } from 'shared/store';
import { Badge, Button, Picture, TextLink } from 'shared/ui';
import { QuantityStepper } from 'shared/forms';
import type { BasketRow } from './use-basket';
import styles from './row-cells.module.css';

interface RowNameProps {
  row: BasketRow;
  isEditable?: boolean;
  onFollow?: () => void;
}

export function RowName({ row, isEditable = false, onFollow }: RowNameProps) {
  if (!row.product) {
    return (
      <span className={styles.addon} data-addon>
        <span className={styles.addonName}>{row.name}</span>
        {row.kind === 'personalised' && <Badge tone="rose">Personalised</Badge>}
        {row.addon && <RefusalBadge line={row.addon} />}
        <Personalisation row={row} isEditable={isEditable} />
      </span>
    );
  }
  return (
    <div className={styles.product}>
      <Picture
        className={styles.picture}
        file={listProductImages(row.product)[0]}
        alt=""
        ratio="1/1"
        sizes="72px"
        rounded
      />
      <div className={styles.words}>
        <ProductLink row={row} onFollow={onFollow} />
        <RefusalBadge line={row.product} />
        <span className={styles.unit}>{`${formatMoney(row.unitPrice)} each`}</span>
        <RemoveButton row={row} />
      </div>
    </div>
  );
}

/** Renders the text on an add-on. Only some backends support such texts (rule 48). */
function Personalisation({ row, isEditable }: { row: BasketRow; isEditable: boolean }) {
  const { personalisation: text, addon } = row;
  const isSupported = useFeature('personalisation');
  const [isOpen, setIsOpen] = useState(false);
  if (!text || !addon || !isSupported) return null;
  return (
    <span className={styles.personalisation}>
      <q>{text}</q>
      {isEditable && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Change the text of ${row.spokenName}`}
          onClick={() => setIsOpen(true)}
        >
          Change
        </Button>
      )}
      {isOpen && (
        <LazyEditPersonalisation
          isNeeded
          componentProps={{ addon, currentText: text, onClose: () => setIsOpen(false) }}
        />
      )}
    </span>
  );
}

const LazyEditPersonalisation = defineLazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "later-change-text" */ './edit-personalisation/edit-personalisation'
      )
    ).EditPersonalisation,
);

/** Link to the product. Renders only the name if a slug of the URL is unknown. */
function ProductLink({ row, onFollow }: RowNameProps) {
  const { data: services = [] } = useGetServicesQuery();
  const slug = services.find(({ id }) => id === row.product?.serviceid)?.slug;
  if (!slug || !row.product?.slug) return <span className={styles.name}>{row.name}</span>;
  return (
    <TextLink
      quiet
      className={styles.name}
      to={`/${encodeURIComponent(slug)}/${encodeURIComponent(row.product.slug)}`}
      onClick={onFollow}
    >
      {row.name}
    </TextLink>
  );
}

function RemoveButton({ row }: { row: BasketRow }) {
  const dispatch = useAppDispatch();
  const { removeAction } = row;
  if (!removeAction) return null;
  return (
    <Button
      className={styles.remove}
      variant="quiet"
      size="small"
      aria-label={`Remove ${row.name} from the basket`}
      onClick={() => void dispatch(removeAction)}
    >
      Remove
    </Button>
  );
}

/**
 * Buttons that change the quantity. The buttons of a product also change the product's add-ons. The
 * buttons of an add-on change only the add-on (rule 20).
 */
export function RowQuantity({ row }: { row: BasketRow }) {
  const dispatch = useAppDispatch();
  return (
    <QuantityStepper
      name={row.spokenName}
      value={row.quantity}
      max={MAX_LINE_QUANTITY}
      onIncrease={() => void dispatch(row.increaseAction)}
      onDecrease={() => void dispatch(row.decreaseAction)}
    />
  );
}
