import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

interface SpinnerProps {
  /**
   * Name of the work for screen readers. Omit the name if the surrounding element announces the
   * work.
   */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.box} role={label ? 'status' : undefined}>
      <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
