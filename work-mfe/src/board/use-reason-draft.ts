import { useState } from 'react';
import { deleteDraft, readDraft, writeDraft } from 'shared/desk';
import { useAuth } from 'shared/session';
import { type JobKey, toJobKey } from './job-key';

/**
 * Returns the reason for an assignment with problems, as it was typed. It outlives the dialog, a
 * reload of the page and the end of the session, until the job is placed.
 */
export function useReasonDraft(job: JobKey, savedReason: string) {
  const toDraftKey = useDraftKeys();
  const key = toDraftKey(job);
  const [reason, setReason] = useState(
    () => readDraft<{ reason: string }>(key).reason ?? savedReason,
  );
  const typeReason = (text: string) => {
    setReason(text);
    writeDraft(key, { reason: text });
  };
  return { reason, typeReason };
}

/** Returns a function that deletes what was typed for a job. */
export function useDeleteReasonDraft(): (job: JobKey) => void {
  const toDraftKey = useDraftKeys();
  return (job) => deleteDraft(toDraftKey(job));
}

function useDraftKeys() {
  const { user } = useAuth();
  return (job: JobKey) => `${user?.id} reason of job ${toJobKey(job)}`;
}
