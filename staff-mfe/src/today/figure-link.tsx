import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import styles from './today.module.css';

interface FigureLinkProps {
  label: string;
  /** Path of the list that the figure counts. */
  to: string;
  isUrgent?: boolean;
  /** Whether the figure is 0. A figure of 0 is less prominent. */
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
