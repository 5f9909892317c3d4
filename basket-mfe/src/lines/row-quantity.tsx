import { MAX_LINE_QUANTITY } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { QuantityStepper } from 'shared/forms';
import type { BasketRow } from './basket-rows';

/**
 * A product's buttons also change its add-ons. An add-on's buttons change only the add-on (rule
 * 20).
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
