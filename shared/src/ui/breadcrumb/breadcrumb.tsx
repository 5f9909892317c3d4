import type { To } from 'react-router-dom';
import { Anchor } from '../anchor/anchor';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  to?: To;
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const lastIndex = items.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li className={styles.item} key={label}>
            {index === lastIndex || to === undefined ? (
              <span aria-current={index === lastIndex ? 'page' : undefined}>{label}</span>
            ) : (
              <Anchor className={styles.link} to={to}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
