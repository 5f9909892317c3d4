import { useState } from 'react';
import {
  type ContactMessage,
  type FieldRefusal,
  fieldRefusal,
  tooManySentence,
  useContactUsMutation,
} from 'shared/data';
import { useNavigate } from 'shared/core';
import { useToast } from 'shared/overlays';

/** Minimum length of a phone number, in characters (specification, section 9). */
const SHORTEST_PHONE = 11;

interface Sending {
  /** The captcha's solution, or null while it is unsolved. */
  solution: string | null;
  /** Called if the message was not sent. The captcha's solution may be spent. */
  onFailure: () => void;
}

/**
 * Returns a function that sends a contact message (specification, section 5). A short phone number causes a message,
 * but is sent. An unsolved captcha prevents sending. A failure is logged and keeps the typed values (section 8). The
 * form shows a rate limit (`tooMany`, rule 53) and a refused field (`refusal`, rule 59).
 */
export function useSendMessage({ solution, onFailure }: Sending) {
  const toast = useToast();
  const navigate = useNavigate();
  const [contactUs, { isLoading }] = useContactUsMutation();
  const [tooMany, setTooMany] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null);

  const send = async (message: Omit<ContactMessage, 'captcha'>) => {
    if (message.password.length < SHORTEST_PHONE)
      toast({ kind: 'error', text: 'Mobile no should be of atleast 11 digits' });
    if (solution === null) {
      toast({ kind: 'error', text: 'Please fill the captcha' });
      return;
    }
    setTooMany(null);
    setRefusal(null);
    try {
      await contactUs({ ...message, captcha: solution }).unwrap();
    } catch (cause) {
      const sentence = tooManySentence(cause);
      const refused = fieldRefusal(cause);
      setTooMany(sentence);
      setRefusal(refused && { ...refused, field: nameOf(refused.field) });
      if (sentence === null && refused === null)
        console.error('The message could not be sent.', cause);
      onFailure();
      return;
    }
    toast({ kind: 'success', text: 'Submitted!' });
    void navigate('/thankyou');
  };
  return { send, busy: isLoading, tooMany, refusal };
}

/** The call carries the phone number as `password` (specification, section 7). */
const nameOf = (field: string) => (field === 'password' ? 'phone' : field);
