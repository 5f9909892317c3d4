import { useAuth } from 'shared/session';
import { Button, ButtonLink, Card, Cluster, Stack } from 'shared/ui';
import { useRedirectTo } from './redirect-to';
import styles from './sign-in-views.module.css';

/** Lets a signed-in user at /login continue, or sign in as another user. */
export function AlreadySignedIn({ onSwitchAccount }: { onSwitchAccount: () => void }) {
  const { user } = useAuth();
  const redirectTo = useRedirectTo();
  return (
    <div className={styles.alone}>
      <Card as="section" padded>
        <Stack gap={5}>
          <h1>You are signed in</h1>
          <p>
            {user?.role === 'guest'
              ? 'You are checking out as a guest in this browser.'
              : 'This browser is signed in to your account.'}
          </p>
          <Cluster>
            <ButtonLink to={redirectTo(user)}>Continue</ButtonLink>
            <ButtonLink variant="secondary" to="/myaccount">
              My Orders
            </ButtonLink>
          </Cluster>
          <Button variant="quiet" onClick={onSwitchAccount}>
            Sign in with another account
          </Button>
        </Stack>
      </Card>
    </div>
  );
}
