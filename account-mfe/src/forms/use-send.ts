import { useRef, useState } from 'react';
import { type FormRefusal, formRefusal, isRequestError } from 'shared/data';

interface Refusal extends FormRefusal {
  /** The error code of the backend, or ''. */
  code: string;
}

/**
 * Runs the call of a form, one at a time. A failed call sets `refusal`, which has the text for the
 * shopper.
 */
export function useSend() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef(false);
  /** Returns whether the call succeeded. A refused field of `form` shows the refusal itself. */
  const send = async (call: () => Promise<unknown>, form?: HTMLFormElement): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await call();
      return true;
    } catch (cause) {
      setRefusal(refusalOf(cause, form));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { send, busy, refusal };
}

function refusalOf(cause: unknown, form?: HTMLFormElement): Refusal {
  const { serverError = '', body } = isRequestError(cause) ? cause : {};
  if (serverError === '') console.warn('A call of the account failed.', cause);
  return {
    text: serverError || 'This could not be sent. Please try again in a moment.',
    code: codeIn(body),
    field: (form && formRefusal(cause, form)?.field) ?? '',
  };
}

const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
