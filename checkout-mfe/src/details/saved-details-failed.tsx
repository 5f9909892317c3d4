import { Button, Notice } from 'shared/ui';

/** A notice with a retry button. The form also works without the saved details (rule 9). */
export const SavedDetailsFailed = ({
  busy,
  onRetry,
}: {
  busy: boolean;
  onRetry: () => unknown;
}) => (
  <Notice
    kind="warning"
    title="We could not load your saved details"
    live
    action={
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    You can also type them in below.
  </Notice>
);
