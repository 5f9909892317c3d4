import { itemCount } from 'shared/basket';
import { Link } from 'shared/router';
import { useAppSelector } from 'shared/store';

/** The basket link of the shell, for pages on which the basket's remote is not loaded. */
export function PlainBasketLink() {
  const count = useAppSelector((state) => itemCount(state.cart));
  return (
    <Link to="/cart" aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}>
      Basket <span aria-hidden="true">{count}</span>
    </Link>
  );
}
