import type { ReactNode } from 'react';
import { NavLink } from 'shared/core';
import type { Place } from '../navigation';
import styles from './place-links.module.css';

interface PlaceLinksProps {
  places: readonly Place[];
  /** Name of the navigation for screen readers. */
  label: string;
  layout: 'row' | 'column';
  /** Content beside a link, by the link's address. */
  beside?: Record<string, ReactNode>;
}

/** Links within the shop. The current one is marked. */
export function PlaceLinks({ places, label, layout, beside = {} }: PlaceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.places} ${styles[layout]}`}>
        {places.map(({ to, label: name }) => (
          <li className={styles.entry} key={to}>
            <NavLink className={styles.place} to={to} end={to === '/' || to === '/admin'}>
              {name}
            </NavLink>
            {beside[to]}
          </li>
        ))}
      </ul>
    </nav>
  );
}
