import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldFrame, fieldAttributes } from '../field/field-frame';
import styles from '../field/field.module.css';
import { Icon } from '../icon/icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly SelectOption[];
}

export function SelectField(props: SelectFieldProps) {
  const generatedId = useId();
  const { label, hint, error, required, options, className, ...selectProps } = props;
  const id = selectProps.id ?? generatedId;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      <span className={styles.select}>
        <select
          {...selectProps}
          {...fieldAttributes({ id, hint, error, required })}
          className={styles.control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size={20} />
        </span>
      </span>
    </FieldFrame>
  );
}
