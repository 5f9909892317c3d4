import { MAX_LINE_QUANTITY } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { QuantityStepper } from 'shared/forms';
import type { BasketRow } from './basket-rows';

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
