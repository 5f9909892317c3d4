import { NavLink, useOwnAccount } from 'shared/core';
import styles from './account-nav.module.css';

const places = [
  { to: '/myaccount', label: 'My Orders' },
  { to: '/myaccount/addresses', label: 'Addresses' },
  { to: '/myaccount/settings', label: 'Settings' },
];

/** The parts of one's account; nothing where there is but one. */
export function AccountNav() {
  if (!useOwnAccount()) return null;
  return (
    <nav className={styles.places} aria-label="Your account">
      {places.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.place}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
