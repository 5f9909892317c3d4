import { type ContactMessage, replyToMessage } from 'contract/contact/inbox';
import { useRef, useState } from 'react';
import { useToast } from 'shared/overlays';
import * as v from 'shared/schema';
import { useStaffForm } from 'shared/desk';
import { useReplyToMessageMutation } from './inbox-api';

const conflictSchema = replyToMessage.refusals[409];

/** A colleague's change, and the message before that change. */
export type ReplyConflict = v.InferOutput<typeof conflictSchema> & { knownMessage: ContactMessage };

export interface ReplyValues {
  /** UUID of the reply, so that a repeated submission sends only one email. */
  key: string;
  text: string;
  close: boolean;
}

const createValues = (): ReplyValues => ({ key: crypto.randomUUID(), text: '', close: false });

/**
 * Returns the form of a reply. After a colleague's change, `apply` sends the reply anyway and
 * `discard` empties the form.
 */
export function useReplyForm(message: ContactMessage) {
  const toast = useToast();
  const [conflict, setConflict] = useState<ReplyConflict | null>(null);
  /** Version of the message that the last conflict dialog showed, or 0 before a conflict. */
  const conflictVersion = useRef(0);
  const [reply] = useReplyToMessageMutation();
  const form = useStaffForm<ReplyValues>({
    defaultValues: createValues(),
    draftKey: `reply to message ${message.id}`,
    send: (values) => {
      const version = Math.max(message.version, conflictVersion.current);
      return reply({ ...values, id: message.id, version }).unwrap();
    },
    onSaved: () => {
      form.reset(createValues());
      toast({ kind: 'success', text: 'The reply is on its way.' });
    },
    onConflict: (body) => {
      const result = v.safeParse(conflictSchema, body);
      if (result.success) setConflict({ ...result.output, knownMessage: message });
      return result.success;
    },
  });
  const closeConflict = () => {
    if (conflict) conflictVersion.current = conflict.current.version;
    setConflict(null);
  };
  const apply = () => {
    closeConflict();
    void form.submit();
  };
  const discard = () => {
    closeConflict();
    form.reset(createValues());
  };
  return { form, conflict, apply, discard, keepEditing: () => setConflict(null) };
}
