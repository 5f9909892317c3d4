import { itemCount } from 'shared/basket';
import { Link } from 'shared/router';
import { hasPermission, useAuth, useConfig, useStaffAccess } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { CountBadge, Icon } from 'shared/ui';
import { useLogout } from '../../session/use-logout';
import { Brand } from '../header/brand';
import { NavLinks } from '../header/nav-links';
import { Sidebar } from '../sidebar/sidebar';
import styles from './admin-header.module.css';
import { useRegistry } from '../../registry/remote-table';
import { usePreview } from '../../preview/preview';
import type { NavItem } from '../navigation';

export function AdminHeader() {
  const navItems = useStaffMenu();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Sidebar title="Staff menu">
          {navItems.length > 0 && <NavLinks navItems={navItems} label="Staff" layout="column" />}
          <LogOut />
        </Sidebar>
        <Brand />
        <span className={styles.area}>Staff area</span>
        <div className={styles.places}>
          {navItems.length > 0 && <NavLinks navItems={navItems} label="Staff" layout="row" />}
        </div>
        <CartCount />
        <div className={styles.logout}>
          <LogOut />
        </div>
      </div>
    </header>
  );
}

/**
 * Link to the basket with the number of items. The shell renders it, because the staff header
 * embeds no remote.
 */
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
  const { isRestored, isSignedIn } = useAuth();
  const { logout, busy } = useLogout();
  if (!isRestored || !isSignedIn) return null;
  return (
    <button type="button" className={styles.action} onClick={logout} disabled={busy}>
      Log out
    </button>
  );
}

function useStaffMenu(): NavItem[] {
  const { microFrontends } = useRegistry();
  const { user } = useAuth();
  const hasPreviews = usePreview() !== undefined;
  const features: string[] = [
    ...(useConfig().features ?? []),
    ...(hasPreviews ? ['previews'] : []),
  ];
  if (useStaffAccess() !== 'full') return [];
  return Object.values(microFrontends)
    .flatMap(([release]) => release?.extras.menu ?? [])
    .filter(
      ({ role, feature, permission }) =>
        role === 'staff' &&
        (feature === undefined || features.includes(feature)) &&
        hasPermission(user, permission),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ path, label }) => ({ to: path, label }));
}
