import type { ReactNode } from 'react';
import { TitledSection } from 'shared/desk';
import styles from './composer-form.module.css';

interface ComposerFormProps {
  label: string;
  /** Notices above the form. */
  notices: ReactNode;
  lines: ReactNode;
  /** Bar below the form. */
  bar: ReactNode;
  /** Other sections. */
  children: ReactNode;
}

/** Form with the lines in one column and the other sections in another, on a phone one below the other. */
export const ComposerForm = ({ label, notices, lines, bar, children }: ComposerFormProps) => (
  <form
    aria-label={label}
    noValidate
    className={styles.form}
    onSubmit={(event) => event.preventDefault()}
  >
    {notices}
    <div className={styles.columns}>
      <TitledSection title="Lines">{lines}</TitledSection>
      <div className={styles.column}>{children}</div>
    </div>
    {bar}
  </form>
);
