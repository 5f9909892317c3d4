import { itemCount } from 'shared/basket';
import { Link } from 'shared/router';
import { useAppSelector } from 'shared/store';

/**
 * The basket link with its badge, for the time without the basket's remote. It counts the same
 * slice (rule 13).
 */
export function PlainBasketLink() {
  const count = useAppSelector((state) => itemCount(state.cart));
  return (
    <Link to="/cart" aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}>
      Basket <span aria-hidden="true">{count}</span>
    </Link>
  );
}
