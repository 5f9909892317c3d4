import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import styles from './today.module.css';

interface FigureLinkProps {
  label: string;
  /** Address of the list behind the figure. */
  to: string;
  isUrgent?: boolean;
  /** Whether nothing waits, so that the figure is less visible. */
  isNone?: boolean;
  children: ReactNode;
}

export const FigureLink = ({
  label,
  to,
  isUrgent = false,
  isNone = false,
  children,
}: FigureLinkProps) => (
  <Link
    to={to}
    className={styles.figure}
    data-urgent={isUrgent || undefined}
    data-none={isNone || undefined}
  >
    <strong>{children}</strong>
    <span>{label}</span>
  </Link>
);
