import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

interface FieldAttributeOptions extends Pick<
  FieldFrameProps,
  'id' | 'hint' | 'error' | 'required'
> {
  isEnforced?: boolean;
}

/**
 * Returns the attributes of the field's control. The browser rejects an empty required field only
 * if `isEnforced` is set.
 */
export const fieldAttributes = ({
  id,
  hint,
  error,
  required,
  isEnforced,
}: FieldAttributeOptions) => ({
  id,
  required: (required && isEnforced) || undefined,
  'aria-required': (required && !isEnforced) || undefined,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null),
});
