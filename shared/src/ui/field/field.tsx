import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
} from 'react';
import type { FormError } from '../../api/request-error';
import { fieldAttributes, FieldFrame } from './field-frame';
import styles from './field.module.css';

interface SharedFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Whether the browser rejects an empty required field. */
  isEnforced?: boolean;
}

type InputProps = SharedFieldProps & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextareaProps = SharedFieldProps & { multiline: true } & ComponentPropsWithRef<'textarea'>;
export type FieldProps = InputProps | TextareaProps;

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
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
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

/**
 * Returns the text of the form's error if the error names this field. In this case, also focuses
 * the field.
 */
function useFieldError(id: string, name: string | undefined): string | undefined {
  const formError = useContext(FormErrorContext);
  const ownFormError = formError?.field === name ? formError : undefined;
  useEffect(() => {
    if (ownFormError) document.getElementById(id)?.focus();
  }, [ownFormError, id]);
  return ownFormError?.text;
}

export const FormErrorContext = createContext<FormError | null>(null);
