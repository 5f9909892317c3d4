import { itemCount, Link, useAppSelector } from 'shared/core';

/** Basket link and badge without the basket room: counted from the same slice (decision 13). */
export function PlainBasketLink() {
  const count = useAppSelector((state) => itemCount(state.cart));
  return (
    <Link to="/cart" aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}>
      Basket <span aria-hidden="true">{count}</span>
    </Link>
  );
}
