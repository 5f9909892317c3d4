import { type ComponentPropsWithRef, type ReactNode, useContext, useEffect, useId } from 'react';
import { FieldFrame, fieldAttributes } from './field-frame';
import styles from './field.module.css';
import { RefusedField } from './refused-field';

interface Described {
  label: string;
  hint?: ReactNode;
  /** The error of the value. Screen readers announce it with the field. */
  error?: ReactNode;
  /** Marks the field as required, also for assistive technology. The browser still accepts an empty field. */
  required?: boolean;
  /** With `required`, makes the browser refuse an empty field. */
  enforce?: boolean;
}

type LineProps = Described & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextProps = Described & { multiline: true } & ComponentPropsWithRef<'textarea'>;
export type FieldProps = LineProps | TextProps;

/** A labelled input, or a text area with `multiline`. Other attributes are passed to that element. */
export function Field(props: FieldProps) {
  const generated = useId();
  const { label, hint, error: ownError, required, enforce, multiline, className, ...given } = props;
  const id = given.id ?? generated;
  const error = useRefusal(id, given.name) ?? ownError;
  const attributes = {
    ...fieldAttributes({ id, hint, error, required, enforce }),
    className: styles.control,
  };
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      {multiline ? (
        <textarea rows={5} {...(given as ComponentPropsWithRef<'textarea'>)} {...attributes} />
      ) : (
        <input type="text" {...(given as ComponentPropsWithRef<'input'>)} {...attributes} />
      )}
    </FieldFrame>
  );
}

/** Returns the error text if the form error names this field, and focuses the field. */
function useRefusal(id: string, name: string | undefined): string | undefined {
  const refusal = useContext(RefusedField);
  const own = refusal?.field === name ? refusal : undefined;
  useEffect(() => {
    if (own) document.getElementById(id)?.focus();
  }, [own, id]);
  return own?.text;
}
