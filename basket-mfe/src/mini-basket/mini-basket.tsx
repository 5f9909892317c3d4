import { Link } from 'shared/core';
import { CountBadge, Icon, LiveRegion } from 'shared/ui';
import { useBasket } from '../lines/use-basket';
import { useBasketNews } from '../news/use-basket-news';
import { useSavedBasket } from '../saved-basket/use-saved-basket';
import styles from './mini-basket.module.css';

/**
 * The link in the header to /cart with the number of items (rule 13). As it is on every page, it
 * also announces changes to screen readers and fetches the saved basket after a sign-in (rule 24).
 */
export function MiniBasket() {
  const { count } = useBasket();
  useSavedBasket();
  return (
    <div className={styles.corner} data-room="basket">
      <Link
        to="/cart"
        className={styles.link}
        aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}
      >
        <Icon name="basket" size={24} />
        <span className={styles.word} aria-hidden="true">
          Basket
        </span>{' '}
        <span aria-hidden="true">
          <CountBadge count={count} />
        </span>
      </Link>
      <LiveRegion text={useBasketNews()} />
    </div>
  );
}
