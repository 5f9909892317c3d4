import { Link } from 'shared/router';
import { CountBadge, Icon, LiveRegion } from 'shared/ui';
import { useBasket } from '../lines/use-basket';
import { useBasketAnnouncement } from '../lines/use-basket-announcement';
import { useSavedBasket } from '../saved-basket/use-saved-basket';
import styles from './mini-basket.module.css';

/**
 * Basket link in the header, with the number of items. Every page contains this component.
 * Therefore it also announces changes, and fetches the saved basket after a sign-in (rules 13 and
 * 24).
 */
export function MiniBasket() {
  const { count } = useBasket();
  useSavedBasket();
  return (
    <div className={styles.corner} data-remote="basket">
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
      <LiveRegion text={useBasketAnnouncement()} />
    </div>
  );
}
