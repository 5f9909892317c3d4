import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './notice.module.css';

interface NoticeProps {
  kind?: 'info' | 'warning' | 'error' | 'success';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Screen readers announce the notice if it appears after the page has loaded. */
  isAnnounced?: boolean;
  className?: string;
}

const icons = { info: 'info', warning: 'alert', error: 'alert', success: 'check' } as const;

export function Notice({
  kind = 'info',
  title,
  children,
  action,
  isAnnounced,
  className,
}: NoticeProps) {
  const liveRole = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      className={classNames(styles.notice, styles[kind], className)}
      role={isAnnounced ? liveRole : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[kind]} size={22} />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
