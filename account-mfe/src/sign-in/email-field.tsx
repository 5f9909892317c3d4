import { Field } from 'shared/forms';

interface EmailFieldProps {
  value: string;
  onEmailChange: (email: string) => void;
  /**
   * 'username' if the email is the name of an account. Password managers then fill in the password
   * too.
   */
  autoComplete: 'username' | 'email';
}

export function EmailField({ onEmailChange, ...rest }: EmailFieldProps) {
  return (
    <Field
      label="Email address"
      name="username"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onEmailChange(event.currentTarget.value)}
      {...rest}
    />
  );
}
