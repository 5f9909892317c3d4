import type { StaffReview } from 'contract/reviews/staff-reviews';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { useToast } from 'shared/overlays';
import { Button, Cluster, VisuallyHidden } from 'shared/ui';
import { RefuseDialog, ReplyDialog } from './review-dialogs';
import { useReleaseReviewMutation } from './reviews-api';

/** Buttons that release, refuse or answer a review. */
export function ReviewActions({ review }: { review: StaffReview }) {
  const [openDialog, setOpenDialog] = useState<'refuse' | 'reply' | null>(null);
  const close = () => setOpenDialog(null);
  const subject = <VisuallyHidden> the review of {review.name}</VisuallyHidden>;
  return (
    <Cluster gap={2}>
      {review.state !== 'released' && <ReleaseButton review={review} />}
      {review.state !== 'refused' && (
        <Button size="small" variant="secondary" onClick={() => setOpenDialog('refuse')}>
          <span>{review.state === 'released' ? 'Take out' : 'Refuse'}</span>
          {subject}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setOpenDialog('reply')}>
        <span>{review.reply === '' ? 'Reply' : 'Change reply'}</span>
        {subject}
      </Button>
      {openDialog === 'refuse' && <RefuseDialog review={review} onClose={close} />}
      {openDialog === 'reply' && <ReplyDialog review={review} onClose={close} />}
    </Cluster>
  );
}

function ReleaseButton({ review: { id, version, name } }: { review: StaffReview }) {
  const toast = useToast();
  const [release, { isLoading }] = useReleaseReviewMutation();
  const send = async () => {
    const { error } = await release({ id, version });
    if (error === undefined) toast({ kind: 'success', text: 'The review is in the shop.' });
    else toast({ kind: 'error', text: describeFailure(error) });
  };
  return (
    <Button size="small" busy={isLoading} onClick={() => void send()}>
      Release<VisuallyHidden> the review of {name}</VisuallyHidden>
    </Button>
  );
}

const describeFailure = (error: unknown): string =>
  (isRequestError(error) && error.serverError) ||
  'The shop did not answer. Look at the list before you try again.';
