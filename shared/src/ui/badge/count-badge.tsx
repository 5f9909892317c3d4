import styles from './badge.module.css';

/** How many, in a small disc; the words around it belong to whatever bears it. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
