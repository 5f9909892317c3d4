import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** Id of the title, for what is named after it. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** Folded on narrow screens, to be opened; on wide ones all of it is seen and nothing is to be pressed. */
export const Fold = ({ title, titleId, className, children }: FoldProps) => (
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
