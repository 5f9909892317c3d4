import { NavLink } from 'shared/router';
import { useHasOwnAccount } from 'shared/session';
import styles from './account-nav.module.css';

const navItems = [
  { to: '/myaccount', label: 'My Orders' },
  { to: '/myaccount/addresses', label: 'Addresses' },
  { to: '/myaccount/settings', label: 'Settings' },
];

/**
 * Links between the account pages. Renders nothing for users without an account, such as guests.
 */
export function AccountNav() {
  if (!useHasOwnAccount()) return null;
  return (
    <nav className={styles.navItems} aria-label="Your account">
      {navItems.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.navItem}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
