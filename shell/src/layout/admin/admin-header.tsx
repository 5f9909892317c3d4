import { itemCount, Link, useAppSelector, useAuth } from 'shared/core';
import { CountBadge, Icon } from 'shared/ui';
import { useLogout } from '../../session/use-logout';
import { Brand } from '../header/brand';
import { PlaceLinks } from '../header/place-links';
import { Sidebar } from '../sidebar/sidebar';
import styles from './admin-header.module.css';
import { useStaffMenu } from './use-staff-menu';

/** The header and sidebar of the staff area (specification, section 2; rule 3). */
export function AdminHeader() {
  const places = useStaffMenu();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Sidebar title="Staff menu">
          {places.length > 0 && <PlaceLinks places={places} label="Staff" layout="column" />}
          <LogOut />
        </Sidebar>
        <Brand />
        <span className={styles.area}>Staff area</span>
        <div className={styles.places}>
          {places.length > 0 && <PlaceLinks places={places} label="Staff" layout="row" />}
        </div>
        <CartCount />
        <div className={styles.logout}>
          <LogOut />
        </div>
      </div>
    </header>
  );
}

/** The basket link with the count of the cart slice (specification, section 3). */
function CartCount() {
  const count = useAppSelector((state) => itemCount(state.cart));
  return (
    <Link
      to="/cart"
      className={styles.cart}
      aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Icon name="basket" size={22} />
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
    </Link>
  );
}

function LogOut() {
  const { restored, signedIn } = useAuth();
  const { logout, busy } = useLogout();
  if (!restored || !signedIn) return null;
  return (
    <button type="button" className={styles.action} onClick={logout} disabled={busy}>
      Log out
    </button>
  );
}
