import { Field } from 'shared/forms';

interface EmailFieldProps {
  value: string;
  onEmailChange: (email: string) => void;
  /** 'username' if it is the name of an account, so that password managers fill in both fields. */
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
