import styles from './badge.module.css';

/** Screen readers must get the words for the count from the parent. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
