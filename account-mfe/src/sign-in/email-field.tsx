import { Field } from 'shared/forms';

interface EmailFieldProps {
  value: string;
  onEmailChange: (email: string) => void;
  /** With 'username', password managers also fill in the password. */
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
