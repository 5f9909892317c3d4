import type { ReactNode } from 'react';
import { Field } from 'shared/forms';
import { SecretForm } from './secret-form';

interface CodeFormProps {
  title: string;
  intro?: ReactNode;
  buttonLabel: string;
  variant?: 'primary' | 'danger';
  send: (values: { code: string }) => Promise<unknown>;
}

/** Form for a code of the authenticator app. */
export const CodeForm = (props: CodeFormProps) => (
  <SecretForm {...props} defaultValues={{ code: '' }}>
    {(form) => (
      <Field
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        error={form.errorOf('code')}
        {...form.register('code')}
      />
    )}
  </SecretForm>
);
