import { useRef, useState } from 'react';
import { type FormError, toFormError, isRequestError } from 'shared/data';

interface Refusal extends FormError {
  code: string;
}

/**
 * Returns a function that runs one call at a time. `refusal.text` is the message for the shopper.
 */
export function useFormCall() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRunningRef = useRef(false);
  /**
   * Resolves to whether the call succeeded. `refusal.field` is the name of a refused field, or ''.
   */
  const send = async (call: () => Promise<unknown>, form?: HTMLFormElement): Promise<boolean> => {
    if (isRunningRef.current) return false;
    isRunningRef.current = true;
    setIsBusy(true);
    setRefusal(null);
    try {
      await call();
      return true;
    } catch (cause) {
      setRefusal(toRefusal(cause, form));
      return false;
    } finally {
      isRunningRef.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, refusal };
}

function toRefusal(cause: unknown, form?: HTMLFormElement): Refusal {
  const { serverError = '', body } = isRequestError(cause) ? cause : {};
  if (serverError === '') console.warn('A call of the account failed.', cause);
  return {
    text: serverError || 'This could not be sent. Please try again in a moment.',
    code: readErrorCode(body),
    field: (form && toFormError(cause, form)?.field) ?? '',
  };
}

const readErrorCode = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
