import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { readForm, FormErrorContext } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { useFormCall } from './use-form-call';

interface AccountFormProps {
  title: string;
  intro?: ReactNode;
  buttonLabel: string;
  variant?: 'primary' | 'danger';
  successText?: string;
  /** Whether a successful call empties the fields, for example passwords. */
  shouldReset?: boolean;
  onSend: (getValue: (name: string) => string) => Promise<unknown>;
  children?: ReactNode;
  secondaryAction?: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const {
    title,
    intro,
    buttonLabel,
    variant,
    successText,
    shouldReset,
    onSend,
    children,
    secondaryAction,
  } = props;
  const { send, isBusy, refusal } = useFormCall();
  const [hasSucceeded, setHasSucceeded] = useState(false);
  const titleId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setHasSucceeded(false);
    if (!(await send(() => onSend(readForm(form)), form))) return;
    setHasSucceeded(true);
    if (shouldReset) form.reset();
  };
  return (
    <Card as="section" padded>
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Stack gap={2}>
            <h2 id={titleId}>{title}</h2>
            {intro}
          </Stack>
          <FormErrorContext value={refusal}>{children}</FormErrorContext>
          {refusal?.field === '' && (
            <Notice kind="error" isAnnounced>
              {refusal.text}
            </Notice>
          )}
          <div role="status">
            {hasSucceeded && successText && <Notice kind="success">{successText}</Notice>}
          </div>
          <div>
            <Button type="submit" variant={variant} busy={isBusy}>
              {buttonLabel}
            </Button>{' '}
            {secondaryAction}
          </div>
        </Stack>
      </form>
    </Card>
  );
}
