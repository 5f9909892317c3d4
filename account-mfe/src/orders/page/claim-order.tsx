import { useAuth, useNavigate } from 'shared/core';
import { isRequestError } from 'shared/data';
import { Button, Notice, TextLink } from 'shared/ui';
import { forgetToken } from './link-token';
import { useClaimOrderMutation } from './order-page-api';

interface ClaimOrderProps {
  token: string;
  orderno: string;
}

/** Adds a guest's order to the signed-in account. The order's link then stops working. */
export function ClaimOrder({ token, orderno }: ClaimOrderProps) {
  const { user, restored } = useAuth();
  const navigate = useNavigate();
  const [claim, { isLoading, error }] = useClaimOrderMutation();
  if (!restored) return null;
  const hasAccount = user !== null && user.role !== 'guest';
  const take = async () => {
    const answer = await claim(token);
    if (answer.error) return;
    forgetToken();
    await navigate(`/my-orders?order=${encodeURIComponent(orderno)}`);
  };
  return (
    <Notice
      title="Keep it in your account"
      action={
        hasAccount && (
          <Button variant="secondary" busy={isLoading} onClick={() => void take()}>
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
