import type { FormEvent, ReactNode } from 'react';
import type { FormError } from 'shared/data';
import { Field, FormErrorContext, readForm } from 'shared/forms';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';

export interface SignInViewProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRefused: () => void;
  onSwitchView: () => void;
  /** Whether the page has an h1. The form's heading is then an h2. */
  hasPageHeading: boolean;
}

interface SignInFormProps {
  title: string;
  heading: ReactNode;
  intro: ReactNode;
  buttonLabel: string;
  isBusy: boolean;
  refusal: FormError | null;
  onSend: (getValue: (name: string) => string, form: HTMLFormElement) => void;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * Form of all sign-in views. Sends empty fields too, although they are marked as required
 * (specification, section 5).
 */
export function SignInForm(props: SignInFormProps) {
  const { title, heading, intro, buttonLabel, isBusy, refusal, onSend, children, footer } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(readForm(event.currentTarget), event.currentTarget);
  };
  return (
    <Card as="section" padded>
      <form aria-label={title} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Stack gap={2}>
            {heading}
            {intro}
          </Stack>
          <FormErrorContext value={refusal}>{children}</FormErrorContext>
          {refusal?.field === '' && (
            <Notice kind="error" isAnnounced>
              {refusal.text}
            </Notice>
          )}
          <Button type="submit" size="large" fullWidth busy={isBusy}>
            {buttonLabel}
          </Button>
          {footer}
        </Stack>
      </form>
    </Card>
  );
}

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

export const SwitchViewPrompt = ({
  question,
  children,
}: {
  question: string;
  children: ReactNode;
}) => (
  <Cluster gap={1} justify="center">
    <span>{question}</span>
    {children}
  </Cluster>
);
