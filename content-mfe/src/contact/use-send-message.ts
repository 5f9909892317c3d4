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

/** Fewer characters than this are no phone number (specification §9). */
const SHORTEST_PHONE = 11;

interface Sending {
  /** The captcha's solution, or null while it is unsolved. */
  solution: string | null;
  /** The message was not taken; the solution may be spent. */
  onFailure: () => void;
}

/**
 * Sends a contact message by the rules of specification §5: a short phone is mentioned and no
 * obstacle, an unsolved captcha is one. A failure is logged (§8) and keeps the typed values. The form shows a
 * rate limit (`tooMany`, decision 53) and a refused field (`refusal`, row 59).
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

/** The call carries the phone as `password` (specification §7). */
const nameOf = (field: string) => (field === 'password' ? 'phone' : field);
