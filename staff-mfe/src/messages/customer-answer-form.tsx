import { Field } from 'shared/forms';
import { Button, Notice, Stack } from 'shared/ui';
import { useStaffForm, limitLength } from 'shared/desk';
import { useRecordAnswerMutation } from './inbox-api';
import styles from './inbox.module.css';

interface AnswerValues {
  key: string;
  text: string;
}

const createValues = (): AnswerValues => ({ key: crypto.randomUUID(), text: '' });

/**
 * Records a reply that the customer sent to the firm's mailbox. The message then counts as open
 * again.
 */
export function CustomerAnswerForm({ id }: { id: number }) {
  const [recordAnswer] = useRecordAnswerMutation();
  const form = useStaffForm<AnswerValues>({
    defaultValues: createValues(),
    draftKey: `answer to message ${id}`,
    send: (values) => recordAnswer({ id, ...values }).unwrap(),
    onSaved: () => {
      form.reset(createValues());
    },
  });
  return (
    <details className={styles.details}>
      <summary>Add their answer</summary>
      <form
        aria-label="Their answer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={3}>
          <Field
            multiline
            label="Their answer"
            hint="Answers come to our mailbox. Paste one here to keep it with the message."
            error={form.errorOf('text')}
            {...form.register('text', {
              maxLength: limitLength('Their answer', 10_000),
              validate: (text) => text.trim() !== '' || 'Their answer is missing.',
            })}
          />
          {form.formError && (
            <Notice kind="error" isAnnounced>
              {form.formError}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" busy={form.isSending}>
              Keep their answer
            </Button>
          </div>
        </Stack>
      </form>
    </details>
  );
}
