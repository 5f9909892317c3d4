import { useState } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { Field } from 'shared/forms';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  /**
   * Tells password managers whether to fill in the current password or to suggest a new password.
   */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField({
  label = 'Password',
  name = 'password',
  ...rest
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        label={label}
        name={name}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...rest}
      />
      <button type="button" className={styles.show} onClick={() => setVisible(!isVisible)}>
        <span>{isVisible ? 'Hide' : 'Show'}</span>
        <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
      </button>
    </div>
  );
}

/**
 * Shortest password, in characters. For a shorter password, the specification's error text wrongly
 * mentions the mobile number (sections 5 and 9).
 */
export const MIN_PASSWORD_LENGTH = 11;

export const passwordHint = `At least ${MIN_PASSWORD_LENGTH} characters.`;
