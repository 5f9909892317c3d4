import { useState } from 'react';
import { useNavigate } from 'shared/core';
import { fieldRefusal, tooManySentence, useContactUsMutation } from 'shared/data';
import { useToast } from 'shared/overlays';
import type { Fit } from '../fitting/fit';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { contactOf } from './contact-of';
import { enquirySubject, enquiryText } from './enquiry-message';

interface Sending {
  /** The captcha's solution, or null while it is unsolved. */
  solution: string | null;
  /** Called if the enquiry was not sent. The captcha's solution may be spent. */
  onFailure: () => void;
}

/**
 * Returns a function that sends the enquiry as a contact message (specification, section 7), then goes to /thankyou.
 * `failure` is the sentence for the shopper if it was not sent. The typed text stays.
 */
export function useSendEnquiry({ solution, onFailure }: Sending) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (plan: Plan, fit: Fit) => {
    if (solution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setFailure(null);
    const { name, email, phone } = contactOf(plan);
    try {
      await contactUs({
        email,
        password: phone,
        message: enquiryText(plan, fit),
        name,
        subject: enquirySubject(plan),
        captcha: solution,
      }).unwrap();
    } catch (cause) {
      const sentence = tooManySentence(cause) ?? fieldRefusal(cause)?.text ?? null;
      if (sentence === null) console.error('The enquiry could not be sent.', cause);
      setFailure(sentence ?? 'Something went wrong on the way. Please try again in a moment.');
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    // Keeps the list for a later visit, but removes the personal data.
    changePlan(() => ({ name: '', email: '', phone: '', note: '' }));
    void navigate('/thankyou');
  };
  return { send, busy: isLoading, failure };
}
