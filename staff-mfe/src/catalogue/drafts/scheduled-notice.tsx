import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { Button, Notice } from 'shared/ui';
import { FailureNotice } from '../../ui/failure-notice';
import { useUnscheduleCatalogueDraftMutation } from '../data/drafts-api';

/** Renders the time of a scheduled publication, with a button that cancels it. */
export function ScheduledNotice({ draft, time }: { draft: DraftDetails; time: string }) {
  const { id, version } = draft;
  const [unschedule, { isLoading, error }] = useUnscheduleCatalogueDraftMutation();
  return (
    <>
      <Notice
        title={`Published on ${time}, London time`}
        action={
          <Button size="small" busy={isLoading} onClick={() => void unschedule({ id, version })}>
            Withdraw the time
          </Button>
        }
      >
        To change the draft, withdraw its time first.
      </Notice>
      <FailureNotice error={error} />
    </>
  );
}
