import { productImages, useGetServicesQuery } from 'shared/data';
import { formatMoney, useAppDispatch } from 'shared/core';
import { Badge, Button, Picture, TextLink } from 'shared/ui';
import type { BasketRow } from './basket-rows';
import styles from './row-name.module.css';

interface RowNameProps {
  row: BasketRow;
  /** Called when the shopper follows the product's link. */
  onFollow?: () => void;
}

/** What a row is: a product with its small picture, or an add-on set in beneath it. */
export function RowName({ row, onFollow }: RowNameProps) {
  if (!row.product) {
    return (
      <span className={styles.addon} data-addon>
        <span className={styles.addonName}>{row.name}</span>
        {row.kind === 'personalised' && <Badge tone="rose">Personalised</Badge>}
      </span>
    );
  }
  return (
    <div className={styles.product}>
      <Picture
        className={styles.picture}
        file={productImages(row.product)[0]}
        alt=""
        ratio="1/1"
        sizes="72px"
        rounded
      />
      <div className={styles.words}>
        <ProductLink row={row} onFollow={onFollow} />
        <span className={styles.unit}>{formatMoney(row.unit)} each</span>
        <RemoveButton row={row} />
      </div>
    </div>
  );
}

/** Leads to /{service slug}/{product slug}, where both are known. */
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
  const { remove } = row;
  if (!remove) return null;
  return (
    <Button
      className={styles.remove}
      variant="quiet"
      size="small"
      aria-label={`Remove ${row.name} from the basket`}
      onClick={() => void dispatch(remove)}
    >
      Remove
    </Button>
  );
}
