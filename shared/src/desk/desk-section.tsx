import { type ReactNode, useId } from 'react';
import styles from './desk-section.module.css';

/** Titled part of a staff page, with less space around it than a `Section` of the shop. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
