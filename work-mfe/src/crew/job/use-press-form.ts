import { type FormEvent, useState } from 'react';
import type { FormError } from 'shared/data';
import { toPence } from 'contract/values/pence';

/** Returns a form whose texts `read` makes a press of, or an error for one of its fields. */
export function usePressForm<Press>(
  read: (texts: FormData) => Press | FormError,
  onAdd: (press: Press) => Promise<void>,
) {
  const [error, setError] = useState<FormError | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<boolean> => {
    event.preventDefault();
    const form = event.currentTarget;
    const press = read(new FormData(form));
    if (isFormError(press)) {
      setError(press);
      return false;
    }
    setError(null);
    await onAdd(press);
    form.reset();
    return true;
  };
  return { error, submit };
}

const isFormError = (value: unknown): value is FormError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'text' in value &&
  !('kind' in value);

/** Returns a typed text without outer spaces. */
export const readText = (texts: FormData, name: string): string => {
  const value = texts.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns typed pounds as pence, or null. */
export function readPrice(text: string): number | null {
  const match = /^£?\s*(\d{1,6}(?:[.,]\d{1,2})?)$/.exec(text);
  const price = match?.[1] === undefined ? 0 : toPence(match[1].replace(',', '.'));
  return price > 0 ? price : null;
}
