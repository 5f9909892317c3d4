import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { isRequestError } from '../data';
import { useAuth } from '../session';
import { deleteDraft, readDraft, writeDraft } from './drafts';
import { UNKNOWN_OUTCOME } from './failure-notice';

interface StaffFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /**
   * Key of the saved values in session storage, without personal data. If null, no values are
   * saved.
   */
  draftKey: string | null;
  /** Returns whether the values are worth saving. Without this function, all values are saved. */
  hasUserInput?: (values: Values) => boolean;
  /** Sends the values. If the promise rejects, the typed values stay. */
  send: (values: Values) => Promise<unknown>;
  onSaved?: () => void;
  /** Called with the body of a 409. Returns true if the caller shows the conflict itself. */
  onConflict?: (body: unknown, values: Values) => boolean;
}

export interface StaffForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: () => Promise<void>;
  /** Error of the whole form, or ''. */
  formError: string;
  /** Returns the error message of a field, for the prop `error` of `Field`. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  isSending: boolean;
  /** Deletes the values in session storage. The form fields keep their values. */
  deleteDraft: () => void;
}

/**
 * Returns a form that never loses typed values. After a failure the fields keep their values.
 * Session storage contains the values until they are saved, even if the user must sign in again.
 * The backend's message is shown at a rejected field. Repeated presses send only once.
 */
export function useStaffForm<Values extends FieldValues>(
  options: StaffFormOptions<Values>,
): StaffForm<Values> {
  const { draftKey, hasUserInput, send, onSaved, onConflict } = options;
  const userId = useAuth().user?.id;
  const key = draftKey === null || userId === undefined ? null : `${userId} ${draftKey}`;
  const [formError, setFormError] = useState('');
  const defaultValues = { ...options.defaultValues, ...readDraft<Values>(key) };
  const form = useForm<Values>({ defaultValues });
  const { handleSubmit, setError, subscribe, formState } = form;
  const latestHasUserInput = useRef(hasUserInput);
  useEffect(() => {
    latestHasUserInput.current = hasUserInput;
  });
  useEffect(() => {
    if (key === null) return;
    return subscribe({
      formState: { values: true },
      // React Hook Form also calls this function after a reset.
      callback: ({ values }) =>
        latestHasUserInput.current?.(values) === false ? deleteDraft(key) : writeDraft(key, values),
    });
  }, [key, subscribe]);

  const showFailure = (cause: unknown, values: Values) => {
    if (isRequestError(cause) && cause.status === 409 && onConflict?.(cause.body, values)) return;
    const { field, text } = readFailure(cause);
    if (field in values)
      setError(field as FieldPath<Values>, { message: text }, { shouldFocus: true });
    else setFormError(text);
  };
  const submit = handleSubmit(async (values) => {
    setFormError('');
    try {
      await send(values);
    } catch (cause) {
      showFailure(cause, values);
      return;
    }
    deleteDraft(key);
    onSaved?.();
  });
  return {
    ...form,
    submit: async () => {
      if (!formState.isSubmitting) await submit();
    },
    formError,
    errorOf: (name) => form.getFieldState(name, formState).error?.message,
    isSending: formState.isSubmitting,
    deleteDraft: () => deleteDraft(key),
  };
}

/**
 * Returns the backend's message and the name of the rejected field. The name is '' without such a
 * field.
 */
function readFailure(cause: unknown): { field: string; text: string } {
  if (!isRequestError(cause)) throw cause;
  const { field } = (cause.body ?? {}) as { field?: unknown };
  const isRefusal = cause.status >= 400 && cause.status < 500;
  const text = isRefusal && cause.serverError !== '' ? cause.serverError : UNKNOWN_OUTCOME;
  return { field: typeof field === 'string' ? field : '', text };
}
