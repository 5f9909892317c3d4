import type { FormEvent, ReactNode } from 'react';
import type { FormRefusal } from 'shared/data';
import { readForm, RefusedField } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';

/** What both views are given. */
export interface ViewProps {
  email: string;
  onEmail: (email: string) => void;
  /** The answer was status false. */
  onRefused: () => void;
  /** Asks for the other view. */
  onOther: () => void;
  /** The page has a heading of its own. */
  isPart: boolean;
}

interface SignInFormProps {
  /** Names the form and its button. */
  title: string;
  heading: ReactNode;
  intro: ReactNode;
  button: string;
  busy: boolean;
  /** Why the last call was refused, or null. */
  refusal: FormRefusal | null;
  onSend: (fields: (name: string) => string, form: HTMLFormElement) => void;
  children: ReactNode;
  /** Below the button. */
  other?: ReactNode;
}

/** A form of this page. Its fields are marked required and nothing is enforced (specification §5). */
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
