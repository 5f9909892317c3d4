import { useAuth } from 'shared/auth';
import { Link } from 'shared/router';
import { Icon } from 'shared/ui/icon';
import { useLogout } from '../../session/use-logout';
import styles from './sign-in-state.module.css';

/**
 * Log in, or the way to one's account and out of it. Until local storage was read nobody knows
 * which: the place is kept free, so that nothing jumps.
 */
export function SignInState({ layout }: { layout: 'row' | 'column' }) {
  const { restored, signedIn } = useAuth();
  const { logout, busy } = useLogout();
  return (
    <div className={`${styles.state} ${styles[layout]}`}>
      {restored && !signedIn && (
        <Link to="/login" className={styles.link}>
          <Icon name="user" size={20} />
          Log in
        </Link>
      )}
      {restored && signedIn && (
        <>
          <Link to="/myaccount" className={styles.link}>
            <Icon name="user" size={20} />
            My account
          </Link>
          <button type="button" className={styles.link} onClick={logout} disabled={busy}>
            Log out
          </button>
        </>
      )}
    </div>
  );
}
