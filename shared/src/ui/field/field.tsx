import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldFrame, fieldAttributes } from './field-frame';
import styles from './field.module.css';

interface Described {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; read out with the field. */
  error?: ReactNode;
  /** Marks the field and tells assistive technology; the browser stops nothing. */
  required?: boolean;
  /** With `required`: the browser refuses an empty field. */
  enforce?: boolean;
}

type LineProps = Described & { multiline?: false } & ComponentPropsWithRef<'input'>;
type TextProps = Described & { multiline: true } & ComponentPropsWithRef<'textarea'>;
export type FieldProps = LineProps | TextProps;

/** A labelled input, or with `multiline` a text area; every other attribute goes to that element. */
export function Field(props: FieldProps) {
  const generated = useId();
  const { label, hint, error, required, enforce, multiline, className, ...given } = props;
  const id = given.id ?? generated;
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
