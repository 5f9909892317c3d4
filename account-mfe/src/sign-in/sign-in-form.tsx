import type { FormEvent, ReactNode } from 'react';
import type { FormError } from 'shared/data';
import { readForm, FormErrorContext } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';

/** Props of both views. */
export interface SignInViewProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Called after a response with status false. */
  onRefused: () => void;
  /** Switches to the other view. */
  onSwitchView: () => void;
  /** Whether the page has its own heading. */
  hasPageHeading: boolean;
}

interface SignInFormProps {
  /** Name of the form and of its button. */
  title: string;
  heading: ReactNode;
  intro: ReactNode;
  buttonLabel: string;
  isBusy: boolean;
  /** Why the last call was refused, or null. */
  refusal: FormError | null;
  onSend: (getValue: (name: string) => string, form: HTMLFormElement) => void;
  children: ReactNode;
  /** Rendered below the button. */
  footer?: ReactNode;
}

/** A sign-in form. Its fields are marked required, but not enforced (specification, section 5). */
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
