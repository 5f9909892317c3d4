import type { ContactMessage, MailPreview } from 'contract/contact/inbox';
import { formatTime } from 'contract/calendar/date-texts';
import { useState } from 'react';
import { useToast } from 'shared/overlays';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { Field } from 'shared/forms';
import { ConflictDialog, type StaffForm, limitLength } from 'shared/desk';
import { usePreviewReplyMutation } from './inbox-api';
import { MailPreviewDialog } from './mail-preview-dialog';
import { stateTexts } from './message-texts';
import { type ReplyConflict, type ReplyValues, useReplyForm } from './use-reply-form';
import styles from './inbox.module.css';

/** Form that replies by email. The typed reply is stored until it is sent. */
export function ReplyForm({ message }: { message: ContactMessage }) {
  const { form, conflict, apply, discard, keepEditing } = useReplyForm(message);
  return (
    <form
      aria-label="Reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        <Field
          multiline
          label="Reply"
          rows={6}
          hint="Goes by mail, with the message quoted below it."
          error={form.errorOf('text')}
          {...form.register('text', {
            maxLength: limitLength('Reply', 10_000),
            validate: (text) => text.trim() !== '' || 'Reply is missing.',
          })}
        />
        <label className={styles.checkbox}>
          <input type="checkbox" {...form.register('close')} /> Close the message as well
        </label>
        {form.formError && (
          <Notice kind="error" isAnnounced>
            {form.formError}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" busy={form.isSending}>
            Send reply
          </Button>
          <PreviewButton id={message.id} form={form} />
        </Cluster>
      </Stack>
      <ConflictDialog
        conflicts={conflict && listConflicts(conflict, form.getValues('text'))}
        changedBy={conflict ? `${conflict.by || 'A colleague'}, ${formatTime(conflict.at)}` : ''}
        applyLabel="Send mine as well"
        onApply={apply}
        onDiscard={discard}
        onClose={keepEditing}
      />
    </form>
  );
}

/** Button that opens a preview of the email with the typed reply. */
function PreviewButton({ id, form }: { id: number; form: StaffForm<ReplyValues> }) {
  const toast = useToast();
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [previewReply, { isLoading }] = usePreviewReplyMutation();
  const openPreview = async () => {
    if (!(await form.trigger('text'))) return;
    const result = await previewReply({ id, text: form.getValues('text') });
    setPreview(result.data ?? null);
    if (result.error) toast({ kind: 'error', text: 'The preview could not be loaded.' });
  };
  return (
    <>
      <Button variant="secondary" busy={isLoading} onClick={() => void openPreview()}>
        Preview
      </Button>
      <MailPreviewDialog preview={preview} onClose={() => setPreview(null)} />
    </>
  );
}

/**
 * Returns a row with the replies of the colleague and the user. If the message got another state,
 * also returns a row with both states.
 */
function listConflicts({ current, knownMessage }: ReplyConflict, mine: string) {
  const knownReplyIds = knownMessage.replies.map(({ id }) => id);
  const newReplies = current.replies.filter(({ id }) => !knownReplyIds.includes(id));
  const theirs = newReplies.map(({ text }) => text).join('\n\n');
  const [theirState, myState] = [
    stateTexts[current.state].label,
    stateTexts[knownMessage.state].label,
  ];
  return [
    { label: 'Answer', theirs, mine },
    ...(theirState === myState ? [] : [{ label: 'State', theirs: theirState, mine: myState }]),
  ];
}
