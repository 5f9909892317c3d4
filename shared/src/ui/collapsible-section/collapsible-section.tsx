import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './collapsible-section.module.css';

interface CollapsibleSectionProps {
  title: ReactNode;
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** Collapsed behind a button on narrow screens, always open on wide ones. */
export const CollapsibleSection = ({
  title,
  titleId,
  className,
  children,
}: CollapsibleSectionProps) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      <h2 id={titleId} className={className}>
        {title}
      </h2>
      <Icon name="chevronDown" size={20} />
    </summary>
    {children}
  </details>
);
