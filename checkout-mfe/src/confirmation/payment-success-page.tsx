import { skipToken } from 'shared/data';
import { PageHead, useAuth, useSearchParams } from 'shared/core';
import { Page, PageHeader, Skeleton } from 'shared/ui';
import { PaymentReceived } from './payment-received';
import { useVerifyPaymentQuery, type VerificationState, verificationState } from './verification';
import { VerificationIssue } from './verification-issue';

/**
 * Verifies a card payment once per page load. The states are verifying, success, failed and error (specification,
 * sections 2, 4 and 8).
 */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const { restored, signIns } = useAuth();
  const sessionId = query.get('session_id');
  const orderId = query.get('order_id');
  const asked = restored && sessionId && orderId ? { sessionId, signIns } : skipToken;
  const { currentData: data, error, isFetching, refetch } = useVerifyPaymentQuery(asked);
  const state = verificationState({ sessionId, orderId, data, error });

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
          {...{ state, sessionId, orderId }}
          checking={isFetching}
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
  checking: boolean;
  onCheck: () => unknown;
}

function Outcome({ state, sessionId, orderId, checking, onCheck }: OutcomeProps) {
  if (state.kind === 'verifying') return <Verifying />;
  if (state.kind === 'success') {
    return <PaymentReceived {...state} sessionId={sessionId ?? ''} />;
  }
  const again = state.kind === 'error' && sessionId && orderId ? onCheck : null;
  return <VerificationIssue {...{ orderId, checking }} text={state.text} onCheck={again} />;
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
