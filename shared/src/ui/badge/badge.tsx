import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'green' | 'brass' | 'rose' | 'red';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** Hidden from screen readers. The parent must describe the count in words. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
