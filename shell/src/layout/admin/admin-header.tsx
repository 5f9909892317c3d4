import { useId } from 'react';
import { itemCount } from 'shared/basket';
import { Link } from 'shared/router';
import { hasPermission, useAuth, useConfig, useStaffAccess } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { CountBadge, Icon } from 'shared/ui';
import { LogOutButton } from '../../session/log-out-button';
import { Brand } from '../header/brand';
import { NavList } from '../header/nav-links';
import { Sidebar } from '../sidebar/sidebar';
import styles from './admin-header.module.css';
import { useRegistry } from '../../registry/remote-table';
import { usePreview } from '../../preview/preview-badge';
import type { NavItem } from '../nav-items';

export function AdminHeader() {
  const groups = useStaffMenu();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Sidebar title="Staff menu">
          <StaffNav groups={groups} layout="column" />
          <LogOut />
        </Sidebar>
        <Brand />
        <span className={styles.area}>Staff area</span>
        <div className={styles.places}>
          <StaffNav groups={groups} layout="row" />
        </div>
        <CartCount />
        <div className={styles.logout}>
          <LogOut />
        </div>
      </div>
    </header>
  );
}

interface MenuGroup {
  name: string;
  navItems: NavItem[];
}

const groupNames = { work: 'Work', customers: 'Customers', shop: 'Shop', firm: 'Firm' };

function StaffNav({ groups, layout }: { groups: MenuGroup[]; layout: 'row' | 'column' }) {
  const id = useId();
  return (
    groups.length > 0 && (
      <nav aria-label="Staff" className={layout === 'row' ? styles.groups : undefined}>
        {groups.map(({ name, navItems }) => (
          <div key={name}>
            <p id={`${id}${name}`} className={styles.group}>
              {name}
            </p>
            <NavList navItems={navItems} layout={layout} aria-labelledby={`${id}${name}`} />
          </div>
        ))}
      </nav>
    )
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
  return isRestored && isSignedIn && <LogOutButton className={styles.action} />;
}

function useStaffMenu(): MenuGroup[] {
  const { microFrontends } = useRegistry();
  const { user } = useAuth();
  const hasPreviews = usePreview() !== undefined;
  const features: string[] = [
    ...(useConfig().features ?? []),
    ...(hasPreviews ? ['previews'] : []),
  ];
  if (useStaffAccess() !== 'full') return [];
  const entries = Object.values(microFrontends)
    .flatMap(([release]) => release?.extras.menu ?? [])
    .filter(
      ({ role, feature, permission }) =>
        role === 'staff' &&
        (feature === undefined || features.includes(feature)) &&
        hasPermission(user, permission),
    )
    .sort((a, b) => a.order - b.order);
  return Object.entries(groupNames).flatMap(([group, name]) => {
    const navItems = entries
      .filter((entry) => (entry.group ?? 'shop') === group)
      .map(({ path, label }) => ({ to: path, label }));
    return navItems.length === 0 ? [] : { name, navItems };
  });
}
