import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './collapsible-section.module.css';

interface CollapsibleSectionProps {
  title: ReactNode;
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** A section that is always open on wide screens. On narrow screens, a button opens the section. */
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
