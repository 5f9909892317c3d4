import styles from './badge.module.css';

/** Hidden from screen readers. The parent must describe the count in words. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
