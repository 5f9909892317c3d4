import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { type FormError, toFormError } from 'shared/data';
import { useToast } from 'shared/overlays';
import type { MoveRecommendation } from '../recommendation/packages-api';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { useDeliverEnquiry } from './use-deliver-enquiry';

interface SendEnquiryOptions {
  captchaSolution: string | null;
  /** Called after a failed call, because each captcha solution is valid only once. */
  onFailure: () => void;
}

/** Sends the enquiry, then opens the page that follows. After a failure the typed text stays. */
export function useSendEnquiry({ captchaSolution, onFailure }: SendEnquiryOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const { deliver, isLoading } = useDeliverEnquiry();
  const [failure, setFailure] = useState<FormError | null>(null);

  const send = async (form: HTMLFormElement, plan: Plan, recommendation: MoveRecommendation) => {
    if (captchaSolution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setFailure(null);
    let nextPath: string;
    try {
      nextPath = await deliver(plan, recommendation, captchaSolution);
    } catch (cause) {
      const refusal = toFormError(cause, form, formFieldNames);
      if (refusal === null) console.error('The enquiry could not be sent.', cause);
      setFailure(refusal ?? { field: '', text: UNSENT_TEXT });
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    // Deletes the personal data, but keeps the list of items for a later visit.
    changePlan(() => ({ name: '', email: '', phone: '', note: '' }));
    void navigate(nextPath);
  };
  return { send, isBusy: isLoading, failure };
}

/** Names of this form's fields by those of the calls. */
const formFieldNames = {
  password: 'phone',
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.mobile': 'phone',
};

const UNSENT_TEXT = 'Something went wrong on the way. Please try again in a moment.';
