import { PageHead } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { Page, Skeleton, SkeletonGroup } from 'shared/ui';
import { PaymentReturn } from './payment-return';
import { SignInViews } from './sign-in-views';

/**
 * Page with the sign-in forms. Offers the guest checkout once the shopper has started a checkout.
 */
export function LoginPage() {
  const isRestored = useAppSelector((state) => state.restored);
  return (
    <Page width="normal">
      <PageHead title="Log In" description="Log in, sign up or check out as a guest." noindex />
      {isRestored && <PaymentReturn />}
      {isRestored ? <SignInViews /> : <LoginSkeleton />}
    </Page>
  );
}

const LoginSkeleton = () => (
  <>
    <h1>Log In</h1>
    <SkeletonGroup label="the sign-in">
      <Skeleton lines={2} />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </SkeletonGroup>
  </>
);
