import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { type FormError, toFormError, useContactUsMutation } from 'shared/data';
import { useToast } from 'shared/overlays';
import type { Recommendation } from '../recommendation/recommendation';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { cleanContact } from './contact';
import { buildEnquirySubject, buildEnquiryText } from './enquiry-message';

interface SendEnquiryOptions {
  captchaSolution: string | null;
  /** Called after a failed call, because each captcha solution is valid only once. */
  onFailure: () => void;
}

/**
 * Sends the enquiry as a contact message, then opens /thankyou. After a failure the typed text
 * stays.
 */
export function useSendEnquiry({ captchaSolution, onFailure }: SendEnquiryOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [failure, setFailure] = useState<FormError | null>(null);

  const send = async (form: HTMLFormElement, plan: Plan, recommendation: Recommendation) => {
    if (captchaSolution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setFailure(null);
    const { name, email, phone } = cleanContact(plan);
    try {
      await contactUs({
        email,
        password: phone,
        message: buildEnquiryText(plan, recommendation),
        name,
        subject: buildEnquirySubject(plan),
        captcha: captchaSolution,
      }).unwrap();
    } catch (cause) {
      // The API names the phone number `password` (specification, section 7).
      const refusal = toFormError(cause, form, { password: 'phone' });
      if (refusal === null) console.error('The enquiry could not be sent.', cause);
      setFailure(refusal ?? { field: '', text: UNSENT_TEXT });
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    // Deletes the personal data, but keeps the list of items for a later visit.
    changePlan(() => ({ name: '', email: '', phone: '', note: '' }));
    void navigate('/thankyou');
  };
  return { send, isBusy: isLoading, failure };
}

const UNSENT_TEXT = 'Something went wrong on the way. Please try again in a moment.';
