import { formatMoney } from '../../money/format-money';
import { classNames } from '../class-names';
import styles from './price.module.css';

interface PriceProps {
  /** Pence. */
  pence: number;
  size?: 'small' | 'medium' | 'large';
}

/** An amount with the pound sign and two decimals, in figures of one width. */
export function Price({ pence, size = 'medium' }: PriceProps) {
  return <span className={classNames(styles.price, styles[size])}>{formatMoney(pence)}</span>;
}
