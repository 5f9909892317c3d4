import type { FormEvent, ReactNode } from 'react';
import type { FormRefusal } from 'shared/data';
import { readForm, RefusedField } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';

/** Props of both views. */
export interface ViewProps {
  email: string;
  onEmail: (email: string) => void;
  /** Called after a response with status false. */
  onRefused: () => void;
  /** Switches to the other view. */
  onOther: () => void;
  /** Whether the page has its own heading. */
  isPart: boolean;
}

interface SignInFormProps {
  /** Name of the form and of its button. */
  title: string;
  heading: ReactNode;
  intro: ReactNode;
  button: string;
  busy: boolean;
  /** Why the last call was refused, or null. */
  refusal: FormRefusal | null;
  onSend: (fields: (name: string) => string, form: HTMLFormElement) => void;
  children: ReactNode;
  /** Rendered below the button. */
  other?: ReactNode;
}

/** A sign-in form. Its fields are marked required, but not enforced (specification, section 5). */
export function SignInForm(props: SignInFormProps) {
  const { title, heading, intro, button, busy, refusal, onSend, children, other } = props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(readForm(event.currentTarget), event.currentTarget);
  };
  return (
    <Card as="section" padded>
      <form aria-label={title} noValidate onSubmit={send}>
        <Stack gap={5}>
          <Stack gap={2}>
            {heading}
            {intro}
          </Stack>
          <RefusedField value={refusal}>{children}</RefusedField>
          {refusal?.field === '' && (
            <Notice kind="error" live>
              {refusal.text}
            </Notice>
          )}
          <Button type="submit" size="large" fullWidth busy={busy}>
            {button}
          </Button>
          {other}
        </Stack>
      </form>
    </Card>
  );
}
