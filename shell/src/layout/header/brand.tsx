import { useConfig } from 'shared/config';
import { Link } from 'shared/router';
import styles from './brand.module.css';

/** The shop's name, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  const { brand } = useConfig();
  return (
    <Link to={to} className={styles.brand}>
      {brand}
    </Link>
  );
}
