import { Link } from 'shared/router';
import { useConfig } from 'shared/session';
import styles from './brand.module.css';

export function Brand({ to = '/' }: { to?: string }) {
  const { brand } = useConfig();
  return (
    <Link to={to} className={styles.brand}>
      {brand}
    </Link>
  );
}
