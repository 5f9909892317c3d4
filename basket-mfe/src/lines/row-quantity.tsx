import { MOST_OF_ONE, useAppDispatch } from 'shared/core';
import { QuantityStepper } from 'shared/forms';
import type { BasketRow } from './basket-rows';

/**
 * Plus and minus buttons of a row. A product's buttons also change its add-ons, an add-on's buttons
 * change only the add-on (rule 20).
 */
export function RowQuantity({ row }: { row: BasketRow }) {
  const dispatch = useAppDispatch();
  return (
    <QuantityStepper
      name={row.spokenName}
      value={row.quantity}
      max={MOST_OF_ONE}
      onIncrease={() => void dispatch(row.more)}
      onDecrease={() => void dispatch(row.less)}
    />
  );
}
