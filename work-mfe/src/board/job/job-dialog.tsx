import { formatHalfDay } from 'contract/calendar/date-texts';
import type { Job } from 'contract/work/job-fields';
import { useEffect, useRef, useState } from 'react';
import { Modal } from 'shared/overlays';
import { Button, CollapsibleSection, Stack } from 'shared/ui';
import { type OpenedJob, useBoardControls } from '../board-controls';
import { JobBadges } from '../job-card';
import { focusJob, isAssigned, readJobKey, toJobKey } from '../job-key';
import { AssignmentForm } from './assignment-form';
import { JobFacts } from './job-facts';
import { JobRecord } from './job-record';
import { WorkForm } from './work-form';

interface JobDialogProps {
  /** Null while the dialog is closed, and for a job that the board does not show any more. */
  job: Job | null;
  opened: OpenedJob | null;
  onClose: () => void;
  onSaved: (job: Job) => void;
}

/** Dialog of a job with the form 'Crew, van, start', its work and what the crew must know. */
export const JobDialog = ({ job, opened, onClose, onSaved }: JobDialogProps) => (
  <Modal
    open={opened !== null}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={job ? `${job.customer}, ${job.orderno}` : 'This job is not on the board any more'}
    description={
      job
        ? `${job.title}: ${formatHalfDay(job.day, job.half)}`
        : 'Its order was cancelled, or its day was moved.'
    }
    size="large"
  >
    {!job && opened && (
      <JobRecord
        job={readJobKey(opened.key)}
        emptyText="The crew took no photos and no signature."
      />
    )}
    {job && opened && (
      <JobDialogContent
        key={opened.key}
        job={job}
        opened={opened}
        onClose={onClose}
        onSaved={onSaved}
      />
    )}
  </Modal>
);

interface JobDialogContentProps extends JobDialogProps {
  job: Job;
  opened: OpenedJob;
}

function JobDialogContent({ job, opened, onClose, onSaved }: JobDialogContentProps) {
  // The version that the user sees, so that a colleague's later change is not overwritten unseen.
  const [version, setVersion] = useState(job.version);
  const { board, moveDay } = useBoardControls();
  const focusAfterSave = useRef<(string | undefined)[]>([]);
  useEffect(
    () => () => {
      const keys = focusAfterSave.current;
      // After the dialog has released the focus.
      setTimeout(() => focusJob(keys));
    },
    [],
  );
  const finish = () => {
    const key = toJobKey(job);
    const nextFreeJob = board.jobs.find((other) => !isAssigned(other) && toJobKey(other) !== key);
    const wasFree = !isAssigned(job);
    focusAfterSave.current = [wasFree && nextFreeJob ? toJobKey(nextFreeJob) : undefined, key];
    onClose();
  };
  return (
    <Stack gap={4}>
      <JobBadges job={job} />
      <AssignmentForm
        job={job}
        opened={opened}
        version={version}
        onVersion={setVersion}
        onDone={finish}
      />
      {moveDay && job.state !== 'done' && (
        <div>
          <Button variant="secondary" size="small" onClick={() => moveDay(job, job.day)}>
            Another day
          </Button>
        </div>
      )}
      <JobFacts job={job} />
      <JobRecord job={job} />
      <CollapsibleSection title="Duration, people, volume and note">
        <WorkForm
          job={job}
          version={version}
          onVersion={setVersion}
          onSaved={(savedJob) => {
            setVersion(savedJob.version);
            onSaved(savedJob);
          }}
        />
      </CollapsibleSection>
    </Stack>
  );
}
