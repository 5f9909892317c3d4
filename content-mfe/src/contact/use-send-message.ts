import type { ContactRequest } from 'contract/content/requests';
import { useState } from 'react';
import { type FormError, toFormError, useContactUsMutation } from 'shared/data';
import { useNavigate } from 'shared/router';
import { useToast } from 'shared/overlays';

/** Minimum length of a phone number, in characters (specification, section 9). */
const MIN_PHONE_LENGTH = 11;

interface SendMessageOptions {
  /** The captcha's solution, or null while it is unsolved. */
  solution: string | null;
  /** Called if the message could not be sent. The captcha must then be solved again. */
  onFailure: () => void;
}

/**
 * Returns a function that sends a contact message (specification, section 5). A phone number that
 * is too short causes an error message, but does not prevent sending. An unsolved captcha does. A
 * failed call is logged and keeps the typed values (section 8). `refusal` is the error that the
 * form must show: a rate limit (rule 53) or a refused field (rule 59).
 */
export function useSendMessage({ solution, onFailure }: SendMessageOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [refusal, setRefusal] = useState<FormError | null>(null);

  const send = async (form: HTMLFormElement, message: Omit<ContactRequest, 'captcha'>) => {
    if (message.password.length < MIN_PHONE_LENGTH)
      toast({ kind: 'error', text: 'Mobile no should be of atleast 11 digits' });
    if (solution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setRefusal(null);
    try {
      await contactUs({ ...message, captcha: solution }).unwrap();
    } catch (cause) {
      // The API's name for the phone number is `password` (specification, section 7).
      const newRefusal = toFormError(cause, form, { password: 'phone' });
      setRefusal(newRefusal);
      if (newRefusal === null) console.error('The message could not be sent.', cause);
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    void navigate('/thankyou');
  };
  return { send, isBusy: isLoading, refusal };
}
