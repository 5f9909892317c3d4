import { useState } from 'react';
import { type FormError, toFormError, useContactUsMutation } from 'shared/data';
import { useNavigate } from 'shared/router';
import { useToast } from 'shared/overlays';

/** Shortest phone number that causes no error message, in characters. */
const MIN_PHONE_LENGTH = 11;

interface SendMessageOptions {
  captchaSolution: string | null;
  /** Called after a failed call, because each captcha solution is valid only once. */
  onFailure: () => void;
}

/**
 * Sends a contact message. A short phone number causes an error message, but the message is sent
 * anyway. After a failed call, the typed values stay.
 */
export function useSendMessage({ captchaSolution, onFailure }: SendMessageOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [refusal, setRefusal] = useState<FormError | null>(null);

  const send = async (
    form: HTMLFormElement,
    message: Omit<Parameters<typeof contactUs>[0], 'captcha'>,
  ) => {
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
      // The API names the phone number `password` (specification, section 7).
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
