import { type ComponentPropsWithRef, type ReactNode, useContext, useEffect, useId } from 'react';
import { FieldFrame, fieldAttributes } from './field-frame';
import styles from './field.module.css';
import { FormErrorContext } from './form-error-context';

interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The error of the value. Screen readers announce it with the field. */
  error?: ReactNode;
  /** Marks the field as required, also for assistive technology. The browser still accepts an empty field. */
  required?: boolean;
  /** With `required`, makes the browser refuse an empty field. */
  isEnforced?: boolean;
}

type InputProps = FieldTexts & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextareaProps = FieldTexts & { multiline: true } & ComponentPropsWithRef<'textarea'>;
export type FieldProps = InputProps | TextareaProps;

/** A labelled input, or a text area with `multiline`. Other attributes are passed to that element. */
export function Field(props: FieldProps) {
  const generatedId = useId();
  const {
    label,
    hint,
    error: ownError,
    required,
    isEnforced,
    multiline,
    className,
    ...controlProps
  } = props;
  const id = controlProps.id ?? generatedId;
  const error = useFieldError(id, controlProps.name) ?? ownError;
  const attributes = {
    ...fieldAttributes({ id, hint, error, required, isEnforced }),
    className: styles.control,
  };
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      {multiline ? (
        <textarea
          rows={5}
          {...(controlProps as ComponentPropsWithRef<'textarea'>)}
          {...attributes}
        />
      ) : (
        <input type="text" {...(controlProps as ComponentPropsWithRef<'input'>)} {...attributes} />
      )}
    </FieldFrame>
  );
}

/** Returns the error text if the form error names this field, and focuses the field. */
function useFieldError(id: string, name: string | undefined): string | undefined {
  const formError = useContext(FormErrorContext);
  const ownFormError = formError?.field === name ? formError : undefined;
  useEffect(() => {
    if (ownFormError) document.getElementById(id)?.focus();
  }, [ownFormError, id]);
  return ownFormError?.text;
}
