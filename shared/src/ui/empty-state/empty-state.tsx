import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, icon = 'box', headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={36} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
