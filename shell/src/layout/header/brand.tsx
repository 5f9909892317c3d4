import { Link } from 'shared/router';
import { useConfig } from 'shared/session';
import styles from './brand.module.css';

/** The shop's name as a link to the home page. */
export function Brand({ to = '/' }: { to?: string }) {
  const { brand } = useConfig();
  return (
    <Link to={to} className={styles.brand}>
      {brand}
    </Link>
  );
}
