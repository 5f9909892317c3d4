import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { readForm, RefusedField } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { useSend } from './use-send';

interface AccountFormProps {
  title: string;
  intro?: ReactNode;
  button: string;
  variant?: 'primary' | 'danger';
  /** What is said once it is done. */
  done?: string;
  /** Whether the fields are emptied then, as passwords are. */
  resets?: boolean;
  onSend: (field: (name: string) => string) => Promise<unknown>;
  children?: ReactNode;
  /** Beside the button. */
  other?: ReactNode;
}

/** One thing of an account that can be changed: its fields, its button, and what became of it. */
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
