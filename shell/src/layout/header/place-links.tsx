import { NavLink } from 'shared/core';
import type { Place } from '../navigation';
import styles from './place-links.module.css';

interface PlaceLinksProps {
  places: readonly Place[];
  /** Names the navigation for screen readers. */
  label: string;
  layout: 'row' | 'column';
}

/** Places within the shop; the present one is marked. */
export function PlaceLinks({ places, label, layout }: PlaceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.places} ${styles[layout]}`}>
        {places.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink className={styles.place} to={to} end={to === '/' || to === '/admin'}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
