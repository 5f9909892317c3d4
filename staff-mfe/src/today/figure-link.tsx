import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import styles from './today.module.css';

interface FigureLinkProps {
  label: string;
  /** Address of the list behind the figure. */
  to: string;
  isUrgent?: boolean;
  children: ReactNode;
}

export const FigureLink = ({ label, to, isUrgent = false, children }: FigureLinkProps) => (
  <Link to={to} className={styles.figure} data-urgent={isUrgent || undefined}>
    <strong>{children}</strong>
    <span>{label}</span>
  </Link>
);
