import { formatMoney } from 'contract/values/pence';
import { classNames } from '../class-names';
import styles from './price.module.css';

interface PriceProps {
  pence: number;
  size?: 'small' | 'medium' | 'large';
}

export function Price({ pence, size = 'medium' }: PriceProps) {
  return <span className={classNames(styles.price, styles[size])}>{formatMoney(pence)}</span>;
}
