import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { type FormError, toFormError, useContactUsMutation } from 'shared/data';
import { useToast } from 'shared/overlays';
import type { Recommendation } from '../recommendation/recommendation';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { cleanContact } from './clean-contact';
import { buildEnquirySubject, buildEnquiryText } from './enquiry-message';

interface SendEnquiryOptions {
  captchaSolution: string | null;
  /** The captcha must be solved again after a failure. */
  onFailure: () => void;
}

/**
 * Sends the enquiry as a contact message and then opens /thankyou. A failed call keeps the typed
 * text.
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
      // The API's name for the phone number is `password` (specification, section 7).
      const refusal = toFormError(cause, form, { password: 'phone' });
      if (refusal === null) console.error('The enquiry could not be sent.', cause);
      setFailure(refusal ?? { field: '', text: UNSENT_TEXT });
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    // Deletes personal data. The list of items stays for a later visit.
    changePlan(() => ({ name: '', email: '', phone: '', note: '' }));
    void navigate('/thankyou');
  };
  return { send, isBusy: isLoading, failure };
}

const UNSENT_TEXT = 'Something went wrong on the way. Please try again in a moment.';
