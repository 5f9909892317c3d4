import type { Proposal } from 'contract/work/board';
import { formatClock } from 'contract/work/clock';
import { type FormEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { StaffSkeleton } from 'shared/desk';
import { Button, Notice, QueryState, Stack } from 'shared/ui';
import { type Suggestions, useSuggestJobsQuery } from '../board-api';
import { useBoardControls } from '../board-controls';
import { findJob, type JobKey, toJobKey } from '../job-key';
import type { PlacingResult } from '../use-placing';
import { useReasonDraft } from '../use-reason-draft';
import styles from './fill-day.module.css';

interface FillDayDialogProps {
  isOpen: boolean;
  day: string;
  onClose: () => void;
}

/** Dialog with proposals for the jobs without a crew. Nothing is saved before a person accepts. */
export const FillDayDialog = ({ isOpen, day, onClose }: FillDayDialogProps) => (
  <Modal
    open={isOpen}
    onOpenChange={(isOpening) => !isOpening && onClose()}
    title="Fill the day"
    description="Larger jobs come first. Each gets the free crew whose previous job is nearest, and the smallest free van that holds it. Nothing is saved until you accept."
    size="large"
  >
    {isOpen && <ProposalsOfDay day={day} onClose={onClose} />}
  </Modal>
);

function ProposalsOfDay({ day, onClose }: { day: string; onClose: () => void }) {
  const query = useSuggestJobsQuery({ day }, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} subject="the proposals" headingLevel={3} skeleton={<StaffSkeleton />}>
      {(suggestions) => <ProposalList suggestions={suggestions} onClose={onClose} />}
    </QueryState>
  );
}

interface ProposalListProps {
  suggestions: Suggestions;
  onClose: () => void;
}

function ProposalList({ suggestions: { proposals, unplaced }, onClose }: ProposalListProps) {
  const { board, place, open } = useBoardControls();
  const [results, setResults] = useState<Record<string, PlacingResult>>({});
  const [isBusy, setBusy] = useState(false);
  const openProposals = proposals.filter((proposal) => !results[toJobKey(proposal)]);

  const accept = async (chosenProposals: readonly Proposal[], reason = '') => {
    setBusy(true);
    // One after the other, because an accepted job occupies its crew and van.
    for (const proposal of chosenProposals) {
      const job = findJob(board.jobs, toJobKey(proposal));
      const result: PlacingResult = job
        ? await place(job, proposal, { version: proposal.version, reason })
        : { kind: 'failed', text: 'This job is not on the board any more.' };
      setResults((earlier) => ({ ...earlier, [toJobKey(proposal)]: result }));
    }
    setBusy(false);
  };
  const openJob = (proposal: Proposal, result: PlacingResult) => {
    onClose();
    const problems = result.kind === 'problems' ? { problems: result.problems } : {};
    open({ key: toJobKey(proposal), placement: proposal, ...problems });
  };
  return (
    <Stack gap={4}>
      {proposals.length === 0 && <p>There are no proposals for this day.</p>}
      {proposals.length > 0 && (
        <ul className={styles.list} aria-label="Proposals">
          {proposals.map((proposal) => (
            <ProposalItem
              key={toJobKey(proposal)}
              proposal={proposal}
              result={results[toJobKey(proposal)]}
              isBusy={isBusy}
              onAccept={(reason) => void accept([proposal], reason)}
              onOpen={(result) => openJob(proposal, result)}
            />
          ))}
        </ul>
      )}
      {unplaced.length > 0 && (
        <Notice kind="warning" title="Not proposed">
          <ul className={styles.unplaced}>
            {unplaced.map((job) => (
              <li key={toJobKey(job)}>
                <JobName jobKey={job} />: {job.text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.actions}>
        {openProposals.length > 0 && (
          <Button busy={isBusy} onClick={() => void accept(openProposals)}>
            {openProposals.length === 1 ? 'Accept' : `Accept all ${openProposals.length}`}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  );
}

function JobName({ jobKey }: { jobKey: JobKey }) {
  const { board } = useBoardControls();
  const job = findJob(board.jobs, toJobKey(jobKey));
  return <strong>{job ? `${job.customer}, ${job.orderno}` : jobKey.orderno}</strong>;
}

interface ProposalItemProps {
  proposal: Proposal;
  result: PlacingResult | undefined;
  isBusy: boolean;
  onAccept: (reason?: string) => void;
  onOpen: (result: PlacingResult) => void;
}

/** Asks for a reason if the proposal has problems, such as a day that is not confirmed. */
function ProposalItem({ proposal, result, isBusy, onAccept, onOpen }: ProposalItemProps) {
  const { board } = useBoardControls();
  const { crewid, vanid, startsat, explanation, orderno } = proposal;
  const crew = board.crews.find(({ id }) => id === crewid);
  const van = board.vans.find(({ id }) => id === vanid);
  return (
    <li className={styles.proposal}>
      <div>
        <p>
          <JobName jobKey={proposal} />
        </p>
        <p>{[formatClock(startsat), crew?.name, van?.name].filter(Boolean).join(', ')}</p>
        <p className={styles.soft}>{explanation}</p>
        <p
          role="status"
          className={styles.result}
          data-refused={(result && result.kind !== 'saved') || undefined}
        >
          {result && <span>{describeResult(result)}</span>}
        </p>
        {result?.kind === 'problems' && (
          <ReasonForm jobKey={proposal} isBusy={isBusy} onAccept={onAccept} />
        )}
      </div>
      {!result && (
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          aria-label={`Accept ${orderno}`}
          onClick={() => onAccept()}
        >
          Accept
        </Button>
      )}
      {result && result.kind !== 'saved' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Open the job ${orderno}`}
          onClick={() => onOpen(result)}
        >
          Open the job
        </Button>
      )}
    </li>
  );
}

interface ReasonFormProps {
  jobKey: JobKey;
  isBusy: boolean;
  onAccept: (reason: string) => void;
}

function ReasonForm({ jobKey, isBusy, onAccept }: ReasonFormProps) {
  const { reason, typeReason } = useReasonDraft(jobKey, '');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError('Please say why the job is planned all the same.');
    onAccept(reason);
  };
  return (
    <form
      className={styles.reason}
      onSubmit={submit}
      noValidate
      aria-label={`Reason ${jobKey.orderno}`}
    >
      <Field
        label="Reason"
        required
        error={error}
        value={reason}
        onChange={({ currentTarget: { value } }) => typeReason(value)}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        Accept all the same
      </Button>
    </form>
  );
}

function describeResult(result: PlacingResult): string {
  if (result.kind === 'saved') return 'Accepted';
  if (result.kind === 'failed') return result.text;
  if (result.kind === 'changed') return `${result.by || 'A colleague'} changed this job meanwhile.`;
  return result.problems.map(({ text }) => text).join(' ');
}
