import type { ReactNode } from 'react';
import { NavLink } from 'shared/router';
import type { NavItem } from '../nav-items';
import styles from './nav-links.module.css';

interface NavLinksProps {
  navItems: readonly NavItem[];
  label: string;
  layout: 'row' | 'column';
  /** Content after an entry, by the path of the entry. */
  contentBeside?: Record<string, ReactNode>;
}

export const NavLinks = ({ label, ...list }: NavLinksProps) => (
  <nav aria-label={label}>
    <NavList {...list} />
  </nav>
);

type NavListProps = Omit<NavLinksProps, 'label'> & { 'aria-labelledby'?: string };

export const NavList = ({ navItems, layout, contentBeside = {}, ...attributes }: NavListProps) => (
  <ul className={`${styles.places} ${styles[layout]}`} {...attributes}>
    {navItems.map(({ to, label: name }) => (
      <li className={styles.entry} key={to}>
        <NavLink className={styles.place} to={to} end={to === '/' || to === '/admin'}>
          {name}
        </NavLink>
        {contentBeside[to]}
      </li>
    ))}
  </ul>
);
