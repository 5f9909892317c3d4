import { Field } from 'shared/forms';
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  /** NaN while the field is empty or its text is no whole number. */
  value: number;
  onNumberChange: (value: number) => void;
}

/**
 * A required whole number. It is a text field, because the mouse wheel changes the value of an
 * `input` of the type 'number' that has the focus.
 */
export function NumberField({ value, onNumberChange, min, max, label }: NumberFieldProps) {
  const [text, setText] = useState('');
  const isTyped = Object.is(parseWholeNumber(text), value);
  const isValid = value >= min && value <= max;
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      required
      isEnforced
      ref={(input: HTMLInputElement | null) =>
        input?.setCustomValidity(
          isValid ? '' : `Please enter a whole number from ${min} to ${max}.`,
        )
      }
      value={isTyped ? text : String(value)}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) => {
        setText(currentTarget.value);
        onNumberChange(parseWholeNumber(currentTarget.value));
      }}
    />
  );
}

const parseWholeNumber = (text: string): number =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : NaN;
