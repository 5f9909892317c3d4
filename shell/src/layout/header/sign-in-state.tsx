import { getStaffHome } from 'contract/accounts/user';
import { Link } from 'shared/router';
import { useAuth, useStaffAccess } from 'shared/session';
import { Icon } from 'shared/ui';
import { LogOutButton } from '../../session/log-out-button';
import styles from './sign-in-state.module.css';

/**
 * Links to the sign-in or the account. Until local storage has been read, the element is empty but
 * has its final size, so that nothing moves.
 */
export function SignInState({ layout }: { layout: 'row' | 'column' }) {
  const { isRestored, isSignedIn, user } = useAuth();
  const isStaff = useStaffAccess() === 'full';
  return (
    <div className={`${styles.state} ${styles[layout]}`}>
      {isRestored && !isSignedIn && (
        <Link to="/login" className={styles.link}>
          <Icon name="user" size={20} />
          <span className={styles.word}>Log in</span>
        </Link>
      )}
      {isRestored && isSignedIn && (
        <>
          <Link to={isStaff ? getStaffHome(user) : '/myaccount'} className={styles.link}>
            <Icon name="user" size={20} />
            <span className={styles.word}>{isStaff ? 'Staff area' : 'My account'}</span>
          </Link>
          <LogOutButton className={styles.link} />
        </>
      )}
    </div>
  );
}
