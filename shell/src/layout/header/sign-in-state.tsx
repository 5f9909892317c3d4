import { Link, useAuth, useStaff } from 'shared/core';
import { Icon } from 'shared/ui';
import { useLogout } from '../../session/use-logout';
import styles from './sign-in-state.module.css';

/**
 * Log in, or the way to one's account (staff: to their area) and out of it. Until local storage was
 * read nobody knows which: the place is kept free, so that nothing jumps.
 */
export function SignInState({ layout }: { layout: 'row' | 'column' }) {
  const { restored, signedIn } = useAuth();
  const isStaff = useStaff() === 'full';
  const { logout, busy } = useLogout();
  return (
    <div className={`${styles.state} ${styles[layout]}`}>
      {restored && !signedIn && (
        <Link to="/login" className={styles.link}>
          <Icon name="user" size={20} />
          <span className={styles.word}>Log in</span>
        </Link>
      )}
      {restored && signedIn && (
        <>
          <Link to={isStaff ? '/admin' : '/myaccount'} className={styles.link}>
            <Icon name="user" size={20} />
            <span className={styles.word}>{isStaff ? 'Staff area' : 'My account'}</span>
          </Link>
          <button type="button" className={styles.link} onClick={logout} disabled={busy}>
            Log out
          </button>
        </>
      )}
    </div>
  );
}
