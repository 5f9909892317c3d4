import styles from './badge.module.css';

/** A count in a small disc. The parent provides the words for screen readers. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
