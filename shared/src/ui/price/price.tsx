import { formatMoney } from '../../money/format-money';
import { classNames } from '../class-names';
import styles from './price.module.css';

interface PriceProps {
  /** The amount in pence. */
  pence: number;
  size?: 'small' | 'medium' | 'large';
}

/** An amount with the pound sign and two decimals, in digits of equal width. */
export function Price({ pence, size = 'medium' }: PriceProps) {
  return <span className={classNames(styles.price, styles[size])}>{formatMoney(pence)}</span>;
}
