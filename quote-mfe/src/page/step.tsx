import type { ReactNode } from 'react';
import { Card } from 'shared/ui';
import styles from './quote-page.module.css';

interface StepProps {
  /** The element id, to which links can point. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export const Step = ({ id, title, intro, children }: StepProps) => (
  <Card as="section" padded id={id} aria-labelledby={`${id}-title`} className={styles.step}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
  </Card>
);
