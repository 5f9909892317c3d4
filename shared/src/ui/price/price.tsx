import type { ReactNode } from 'react';
import { formatMoney } from '../../money/format-money';
import { classNames } from '../class-names';
import styles from './price.module.css';

interface PriceProps {
  /** Pence. */
  pence: number;
  size?: 'small' | 'medium' | 'large';
  /** Such as 'from'. */
  prefix?: ReactNode;
  className?: string;
}

/** An amount with the pound sign and two decimals, in figures of one width. */
export function Price({ pence, size = 'medium', prefix, className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      {prefix && <span className={styles.prefix}>{prefix} </span>}
      {formatMoney(pence)}
    </span>
  );
}
