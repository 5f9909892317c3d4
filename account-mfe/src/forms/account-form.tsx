import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { readForm, RefusedField } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { useSend } from './use-send';

interface AccountFormProps {
  title: string;
  intro?: ReactNode;
  button: string;
  variant?: 'primary' | 'danger';
  /** Success message. */
  done?: string;
  /** Whether the fields are emptied after success, for passwords. */
  resets?: boolean;
  onSend: (field: (name: string) => string) => Promise<unknown>;
  children?: ReactNode;
  /** Rendered beside the button. */
  other?: ReactNode;
}

/** A form that changes one part of an account, with its button and the result. */
export function AccountForm(props: AccountFormProps) {
  const { title, intro, button, variant, done, resets, onSend, children, other } = props;
  const { send, busy, refusal } = useSend();
  const [isDone, setDone] = useState(false);
  const titleId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setDone(false);
    if (!(await send(() => onSend(readForm(form)), form))) return;
    setDone(true);
    if (resets) form.reset();
  };
  return (
    <Card as="section" padded>
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Stack gap={2}>
            <h2 id={titleId}>{title}</h2>
            {intro}
          </Stack>
          <RefusedField value={refusal}>{children}</RefusedField>
          {refusal?.field === '' && (
            <Notice kind="error" live>
              {refusal.text}
            </Notice>
          )}
          <div role="status">{isDone && done && <Notice kind="success">{done}</Notice>}</div>
          <div>
            <Button type="submit" variant={variant} busy={busy}>
              {button}
            </Button>{' '}
            {other}
          </div>
        </Stack>
      </form>
    </Card>
  );
}
