import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './collapsible-section.module.css';

interface CollapsibleSectionProps {
  title: ReactNode;
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A section that narrow screens collapse behind a button. Wide screens always show the full
 * content.
 */
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
