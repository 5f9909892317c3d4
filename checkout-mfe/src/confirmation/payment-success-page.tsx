import { skipToken } from 'shared/data';
import { PageHead, useSearchParams } from 'shared/router';
import { useAuth } from 'shared/session';
import { Page, PageHeader, Skeleton } from 'shared/ui';
import { PaymentReceived } from './payment-received';
import {
  useVerifyPaymentQuery,
  type VerificationState,
  deriveVerificationState,
} from './verification';
import { VerificationIssue } from './verification-issue';

/**
 * Asks the backend once per page load whether the card payment succeeded, and renders the result.
 */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const { isRestored, signInCount } = useAuth();
  const sessionId = query.get('session_id');
  const orderId = query.get('order_id');
  const queryArgument =
    isRestored && sessionId && orderId ? { sessionId, signIns: signInCount } : skipToken;
  const { currentData: data, error, isFetching, refetch } = useVerifyPaymentQuery(queryArgument);
  const state = deriveVerificationState({ sessionId, orderId, data, error });

  return (
    <Page width="text">
      <PageHead
        title={titles[state.kind]}
        description="Whether your card payment has reached us."
        noindex
      />
      <PageHeader title={titles[state.kind]} align="center" />
      <div aria-live="polite">
        <Outcome
          key={sessionId}
          state={state}
          sessionId={sessionId}
          orderId={orderId}
          isChecking={isFetching}
          onCheck={refetch}
        />
      </div>
    </Page>
  );
}

interface OutcomeProps {
  state: VerificationState;
  sessionId: string | null;
  orderId: string | null;
  isChecking: boolean;
  onCheck: () => unknown;
}

function Outcome({ state, sessionId, orderId, isChecking, onCheck }: OutcomeProps) {
  if (state.kind === 'verifying') return <Verifying />;
  if (state.kind === 'success') {
    return <PaymentReceived {...state} sessionId={sessionId ?? ''} />;
  }
  const onCheckAgain = state.kind === 'error' && sessionId && orderId ? onCheck : null;
  return (
    <VerificationIssue
      orderId={orderId}
      isChecking={isChecking}
      text={state.text}
      onCheck={onCheckAgain}
    />
  );
}

const titles = {
  verifying: 'Verifying your payment',
  success: 'Payment successful',
  failed: 'Your payment is not confirmed',
  error: 'Your payment could not be checked',
} as const;

const Verifying = () => (
  <>
    <p role="status">Verifying your payment. Please keep this page open…</p>
    <Skeleton shape="block" />
  </>
);
