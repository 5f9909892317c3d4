import {
  type ContactMessage,
  contactMessageSchema,
  type MailPreview,
} from 'contract/staff/contact-message';
import { formatTime } from 'contract/calendar/date-texts';
import { useRef, useState } from 'react';
import { useToast } from 'shared/overlays';
import * as v from 'shared/schema';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { Field } from 'shared/forms';
import { ConflictDialog } from '../ui/conflict-dialog';
import { useStaffForm } from '../ui/use-staff-form';
import { usePreviewReplyMutation, useReplyToMessageMutation } from './inbox-api';
import { MailPreviewDialog } from './mail-preview-dialog';
import { stateTexts } from './message-texts';
import styles from './inbox.module.css';

const conflictSchema = v.object({ current: contactMessageSchema, by: v.string(), at: v.string() });

/** A colleague's change, and the message as the reader saw it. */
type Conflict = v.InferOutput<typeof conflictSchema> & { shown: ContactMessage };

interface ReplyValues {
  key: string;
  text: string;
  close: boolean;
}

/** A new key for each reply, so that a repeated submission is sent once. */
const createValues = (): ReplyValues => ({ key: crypto.randomUUID(), text: '', close: false });

/** Replies by mail. A typed reply stays until it is sent. */
export function ReplyForm({ message }: { message: ContactMessage }) {
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [preview, setPreview] = useState<MailPreview | null>(null);
  /** Version of the colleague's change that the reader has seen in the dialog, or 0. */
  const seenVersion = useRef(0);
  const [reply] = useReplyToMessageMutation();
  const [previewReply] = usePreviewReplyMutation();
  const form = useStaffForm<ReplyValues>({
    defaultValues: createValues(),
    draftKey: `reply to message ${message.id}`,
    send: (values) =>
      reply({
        ...values,
        id: message.id,
        version: Math.max(message.version, seenVersion.current),
      }).unwrap(),
    onSaved: () => {
      form.reset(createValues());
      toast({ kind: 'success', text: 'The reply is on its way.' });
    },
    onConflict: (body) => {
      const result = v.safeParse(conflictSchema, body);
      if (result.success) setConflict({ ...result.output, shown: message });
      return result.success;
    },
  });
  const openPreview = async () => {
    const text = form.getValues('text');
    if (!(await form.trigger('text'))) return;
    const result = await previewReply({ id: message.id, text });
    setPreview(result.data ?? null);
    if (result.error) toast({ kind: 'error', text: 'The preview could not be loaded.' });
  };
  const closeConflict = () => {
    if (conflict) seenVersion.current = conflict.current.version;
    setConflict(null);
  };
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
          maxLength={10_000}
          hint="Goes by mail, with the message quoted below it."
          error={form.errorOf('text')}
          {...form.register('text', {
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
          <Button variant="secondary" onClick={() => void openPreview()}>
            Preview
          </Button>
        </Cluster>
      </Stack>
      <MailPreviewDialog preview={preview} onClose={() => setPreview(null)} />
      <ConflictDialog
        conflicts={conflict && listConflicts(conflict, form.getValues('text'))}
        changedBy={conflict ? `${conflict.by || 'A colleague'}, ${formatTime(conflict.at)}` : ''}
        applyLabel="Send mine as well"
        onApply={() => {
          closeConflict();
          void form.submit();
        }}
        onDiscard={() => {
          closeConflict();
          form.reset(createValues());
        }}
      />
    </form>
  );
}

/** Returns the colleague's answer beside the own one, and what else differs. */
function listConflicts({ current, shown }: Conflict, mine: string) {
  const shownIds = shown.replies.map(({ id }) => id);
  const newReplies = current.replies.filter(({ id }) => !shownIds.includes(id));
  const theirs = newReplies.map(({ text }) => text).join('\n\n');
  return [
    { label: 'Answer', theirs, mine },
    {
      label: 'State',
      theirs: stateTexts[current.state].label,
      mine: stateTexts[shown.state].label,
    },
  ].filter((row) => row.label === 'Answer' || row.theirs !== row.mine);
}
