import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { useEffect } from 'react';
import { formatMoney } from 'contract/values/pence';
import {
  lineRemoved,
  packageDecreased,
  personalisedDecreased,
} from '../store/basket/basket-events';
import { type CartLine, groupLinesByProduct, type PackageLine } from '../store/basket/lines';
import type { AppThunk } from '../store/create-store';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from '../ui/button/button';
import { Cluster } from '../ui/layout/layout';
import { Notice } from '../ui/notice/notice';
import { getRefusalReason } from '../store/basket-check/basket-check-slice';
import { checkBasket } from './check-basket';

export function BasketNotice() {
  const dispatch = useAppDispatch();
  const productIds = useAppSelector(({ cart }) =>
    JSON.stringify(cart.map(({ productid }) => productid)),
  );
  // Compares again when products arrive from the account or from another tab.
  useEffect(() => void dispatch(checkBasket()), [dispatch, productIds]);
  return (
    <>
      <RefusedLines />
      <PriceChanges />
    </>
  );
}

function RefusedLines() {
  const dispatch = useAppDispatch();
  const check = useAppSelector((state) => state.basketCheck);
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const refusedLines = groupLinesByProduct({ cart, packages, personalised }).filter(
    (line) => getRefusalReason(check, line) !== null,
  );
  if (refusedLines.length === 0) return null;
  return (
    <Notice kind="warning" title="Change or remove this to order the rest" isAnnounced>
      {refusedLines.map((line) => (
        <Cluster key={getLineKey(line)}>
          <span>
            {getRefusalReason(check, line) === 'quantity'
              ? `${line.name} can be ordered from 1 to ${MAX_LINE_QUANTITY} times.`
              : `${line.name} is no longer available.`}
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Remove ${line.name}`}
            onClick={() => dispatch(removeLine(line))}
          >
            Remove
          </Button>
        </Cluster>
      ))}
    </Notice>
  );
}

function PriceChanges() {
  const { priceChanges } = useAppSelector((state) => state.basketCheck);
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const changes = priceChanges.filter(({ kind, id }) =>
    kind === 'product'
      ? cart.some(({ productid }) => productid === id)
      : packages.some((addon) => addon.id === id),
  );
  if (changes.length === 0) return null;
  return (
    <Notice title="Prices have changed" isAnnounced>
      {changes.map(({ kind, id, name, from, to }) => (
        <p key={`${kind} ${id}`}>
          {`${name} is now ${formatMoney(to)} instead of ${formatMoney(from)}.`}
        </p>
      ))}
    </Notice>
  );
}

const getLineKey = (line: CartLine | PackageLine) =>
  'ustring' in line
    ? JSON.stringify([line.productid, line.ustring, line.id])
    : JSON.stringify([line.productid, line.packages]);

const removeLine =
  (line: CartLine | PackageLine): AppThunk =>
  (dispatch, getState) => {
    if (!('ustring' in line)) return void dispatch(lineRemoved(line));
    const decrease = getState().packages.includes(line) ? packageDecreased : personalisedDecreased;
    for (let quantity = line.cartquantity; quantity > 0; quantity -= 1) dispatch(decrease(line));
  };
