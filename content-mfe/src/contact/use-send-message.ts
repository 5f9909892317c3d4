import type { ContactRequest } from 'contract/content/requests';
import { useState } from 'react';
import { type FormError, toFormError, useContactUsMutation } from 'shared/data';
import { useNavigate } from 'shared/router';
import { useToast } from 'shared/overlays';

const MIN_PHONE_LENGTH = 11;

interface SendMessageOptions {
  captchaSolution: string | null;
  /** The captcha must be solved again after a failure. */
  onFailure: () => void;
}

/**
 * Sends a contact message. A short phone number causes an error message but is sent. A failed call
 * keeps the typed values.
 */
export function useSendMessage({ captchaSolution, onFailure }: SendMessageOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [refusal, setRefusal] = useState<FormError | null>(null);

  const send = async (form: HTMLFormElement, message: Omit<ContactRequest, 'captcha'>) => {
    if (message.password.length < MIN_PHONE_LENGTH)
      toast({ kind: 'error', text: 'Mobile no should be of atleast 11 digits' });
    if (captchaSolution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setRefusal(null);
    try {
      await contactUs({ ...message, captcha: captchaSolution }).unwrap();
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
