import { Price, Table } from 'shared/ui';
import { RowName, RowQuantity } from '../lines/row-cells';
import { useBasket } from '../lines/use-basket';
import styles from './cart-table.module.css';

const columns = [
  { key: 'name', label: 'Name', isRowHeading: true },
  { key: 'quantity', label: 'Qty' },
  { key: 'price', label: 'Price', align: 'end' },
] as const;

/** Table of the basket. The column 'Price' contains the unit price times the quantity. */
export function CartTable() {
  const { rows } = useBasket();
  return (
    <div className={styles.cart}>
      <Table
        caption="Products and add-ons in your basket"
        captionHidden
        columns={columns}
        rows={rows.map((row) => ({
          id: row.key,
          cells: {
            name: <RowName row={row} isEditable />,
            quantity: <RowQuantity row={row} />,
            price: <Price pence={row.amount} />,
          },
        }))}
      />
    </div>
  );
}
