import { MAX_REVIEW_LENGTH } from 'contract/reviews/review-fields';
import type { StaffReview } from 'contract/reviews/staff-reviews';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormErrorNotice, limitLength, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { Modal, useToast } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { ReasonField } from '../order/actions/reason-field';
import { useRefuseReviewMutation, useReplyToReviewMutation } from './reviews-api';

interface ReviewDialogProps {
  review: StaffReview;
  onClose: () => void;
}

/** Dialog that refuses a review, or takes a released one out of the shop. */
export function RefuseDialog({ review, onClose }: ReviewDialogProps) {
  const { id, version, name, state } = review;
  const toast = useToast();
  const [refuse] = useRefuseReviewMutation();
  const form = useStaffForm<{ reason: string }>({
    defaultValues: { reason: '' },
    draftKey: `refuse review ${id}`,
    send: ({ reason }) => refuse({ id, version, reason }).unwrap(),
    onSaved: () => {
      toast({ kind: 'success', text: 'The review is not in the shop.' });
      onClose();
    },
  });
  return (
    <ReviewDialog
      title={state === 'released' ? 'Take this review out?' : 'Refuse this review?'}
      description={`${name}’s order page says that it is not in the shop. No mail is sent.`}
      submitLabel={state === 'released' ? 'Take out' : 'Refuse'}
      isSending={form.isSending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormErrorNotice text={form.formError} />
      <ReasonField form={form} hint="Only staff can read it." />
    </ReviewDialog>
  );
}

/** Dialog with the firm's reply, which shoppers read below the review. */
export function ReplyDialog({ review, onClose }: ReviewDialogProps) {
  const { id, version, name, reply: formerReply } = review;
  const toast = useToast();
  const [reply] = useReplyToReviewMutation();
  const form = useStaffForm<{ text: string }>({
    defaultValues: { text: formerReply },
    draftKey: `reply to review ${id}`,
    send: ({ text }) => reply({ id, version, text }).unwrap(),
    onSaved: () => {
      toast({ kind: 'success', text: 'The reply is saved.' });
      onClose();
    },
  });
  return (
    <ReviewDialog
      title={`Reply to ${name}`}
      description="Everybody can read it below the review. An empty reply removes the former one."
      submitLabel="Save reply"
      isSending={form.isSending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormErrorNotice text={form.formError} />
      <Field
        multiline
        label="Reply"
        error={form.errorOf('text')}
        {...form.register('text', { maxLength: limitLength('Reply', MAX_REVIEW_LENGTH) })}
      />
    </ReviewDialog>
  );
}

interface DialogFrameProps {
  title: string;
  description: string;
  submitLabel: string;
  isSending: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

function ReviewDialog(props: DialogFrameProps) {
  const { title, description, submitLabel, isSending, onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>{children}</Stack>
      </form>
    </Modal>
  );
}
