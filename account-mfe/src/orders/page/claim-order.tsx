import { useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import { isRequestError } from 'shared/data';
import { Button, Notice, TextLink } from 'shared/ui';
import { orderLinkToken } from './use-order-link';
import { useClaimOrderMutation } from './order-page-api';

interface ClaimOrderProps {
  token: string;
  orderno: string;
}

/**
 * Button that adds a guest's order to the signed-in account. The emailed link then stops working.
 */
export function ClaimOrder({ token, orderno }: ClaimOrderProps) {
  const { user, isRestored } = useAuth();
  const navigate = useNavigate();
  const [claim, { isLoading, error }] = useClaimOrderMutation();
  if (!isRestored) return null;
  const hasAccount = user !== null && user.role !== 'guest';
  const claimAndOpen = async () => {
    const result = await claim({ token });
    if (result.error) return;
    orderLinkToken.delete();
    await navigate(`/my-orders?order=${encodeURIComponent(orderno)}`);
  };
  return (
    <Notice
      title="Keep it in your account"
      action={
        hasAccount && (
          <Button variant="secondary" busy={isLoading} onClick={() => void claimAndOpen()}>
            Add to my account
          </Button>
        )
      }
    >
      {hasAccount ? (
        <p>The order is then under My Orders, and the links in its mails end.</p>
      ) : (
        <p>
          <TextLink to="/login" state={{ from: { pathname: '/my-order', search: '', hash: '' } }}>
            Log in or sign up
          </TextLink>{' '}
          to add this order to your account.
        </p>
      )}
      {error && (
        <p role="alert">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </p>
      )}
    </Notice>
  );
}
