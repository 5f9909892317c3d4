import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { formatClock } from 'contract/work/clock';
import type { Job } from 'contract/work/job-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormErrorNotice } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { Button, Cluster, Notice } from 'shared/ui';
import { isWithin } from '../../ui/days';
import { parseClock } from '../../ui/parse-clock';
import type { Board } from '../board-api';
import { type OpenedJob, useBoardControls } from '../board-controls';
import { formatTimes } from '../format-job';
import { getPlacement, noPlacement, type Placement, proposePlacement } from '../propose-placement';
import type { PlacingResult, Problems } from '../use-placing';
import { useReasonDraft } from '../use-reason-draft';
import styles from './job-dialog.module.css';

interface AssignmentFormProps {
  job: Job;
  opened: OpenedJob;
  version: number;
  onVersion: (version: number) => void;
  onDone: () => void;
}

/**
 * Form with crew, van and start of a job. Saving a placement with problems asks for a reason. What
 * was chosen stays after each refusal.
 */
export function AssignmentForm({ job, opened, version, onVersion, onDone }: AssignmentFormProps) {
  const { board, place } = useBoardControls();
  const [placement, setPlacement] = useState<Placement>(opened.placement ?? getPlacement(job));
  const [problems, setProblems] = useState<Problems>(opened.problems ?? job.problems);
  const { reason, typeReason } = useReasonDraft(job, job.reason);
  const [reasonError, setReasonError] = useState('');
  const [failure, setFailure] = useState<PlacingResult | null>(null);
  const [isSending, setSending] = useState(false);
  const firstField = useRef<HTMLSelectElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const hasNewProblems = opened.problems !== undefined;
    // After the dialog has taken the focus.
    const timer = setTimeout(() => (hasNewProblems ? reasonField : firstField).current?.focus());
    return () => clearTimeout(timer);
  }, [opened.problems]);

  useEffect(() => {
    if (failure?.kind === 'problems') reasonField.current?.focus();
  }, [failure]);

  const change = (newPlacement: Placement) => {
    setPlacement(newPlacement);
    setProblems([]);
    setReasonError('');
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const needsReason = problems.length > 0;
    if (needsReason && reason.trim() === '') {
      setReasonError('Please say why the job is planned all the same.');
      reasonField.current?.focus();
      return;
    }
    setSending(true);
    const result = await place(job, placement, { version, reason: needsReason ? reason : '' });
    setSending(false);
    if (result.kind === 'saved') return onDone();
    setFailure(result);
    if (result.kind === 'changed') onVersion(result.current.version);
    if (result.kind !== 'problems') return;
    setProblems(result.problems);
  };
  const hasCrew = placement.crewid !== null;
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Crew, van, start" noValidate>
      <div className={styles.fields}>
        <SelectField
          label="Crew"
          ref={firstField}
          options={listCrewOptions(job, board)}
          value={toValue(placement.crewid)}
          onChange={({ currentTarget: { value } }) =>
            change(value === '' ? noPlacement : chooseCrew(job, placement, Number(value), board))
          }
        />
        <SelectField
          label="Van"
          disabled={!hasCrew}
          options={listVanOptions(job, board)}
          value={toValue(placement.vanid)}
          onChange={({ currentTarget: { value } }) =>
            change({ ...placement, vanid: value === '' ? null : Number(value) })
          }
        />
        <Field
          label="Start"
          type="time"
          disabled={!hasCrew}
          value={placement.startsat === null ? '' : formatClock(placement.startsat)}
          onChange={({ currentTarget: { value } }) =>
            change({ ...placement, startsat: parseClock(value) })
          }
        />
      </div>
      {problems.length > 0 && (
        <Notice kind="warning" isAnnounced title="This needs a reason">
          <ul className={styles.problems}>
            {problems.map(({ code, text }) => (
              <li key={code + text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length > 0 && (
        <Field
          multiline
          rows={2}
          label="Reason"
          required
          ref={reasonField}
          error={reasonError}
          value={reason}
          onChange={({ currentTarget: { value } }) => typeReason(value)}
        />
      )}
      {failure?.kind === 'changed' && <ChangedNotice {...failure} board={board} />}
      {failure?.kind === 'failed' && <FormErrorNotice text={failure.text} />}
      <Cluster>
        <Button type="submit" busy={isSending}>
          {findSubmitLabel(failure, problems)}
        </Button>
        {job.crewid !== null && hasCrew && (
          <Button variant="secondary" disabled={isSending} onClick={() => change(noPlacement)}>
            Take the crew off
          </Button>
        )}
      </Cluster>
    </form>
  );
}

const toValue = (id: number | null) => (id === null ? '' : String(id));

/** Proposes the start and the van of another crew. A start that was chosen before stays. */
function chooseCrew(job: Job, { vanid, startsat }: Placement, crewid: number, board: Board) {
  const proposal = proposePlacement(job, crewid, board, startsat);
  return { ...proposal, vanid: vanid ?? proposal.vanid };
}

function findSubmitLabel(failure: PlacingResult | null, problems: Problems): string {
  if (failure?.kind === 'changed') return 'Save mine over it';
  return problems.length > 0 ? 'Save all the same' : 'Save';
}

function listCrewOptions(job: Job, { crews }: Board) {
  const suitableFirst = [...crews].sort(
    (one, other) => Number(other.kinds.includes(job.trade)) - Number(one.kinds.includes(job.trade)),
  );
  return [
    { value: '', label: 'No crew yet' },
    ...suitableFirst.map(({ id, name, kinds }) => ({
      value: String(id),
      label: kinds.includes(job.trade) ? name : `${name} (other work)`,
    })),
  ];
}

function listVanOptions(job: Job, { vans }: Board) {
  return [
    { value: '', label: 'No van' },
    ...vans.map(({ id, name, litres, daysoff }) => ({
      value: String(id),
      label: isWithin(daysoff, job.day)
        ? `${name} (off on this day)`
        : `${name}, ${formatCubicMetres(litres)}`,
    })),
  ];
}

interface ChangedNoticeProps {
  current: Job;
  by: string;
  board: Board;
}

function ChangedNotice({ current, by, board }: ChangedNoticeProps) {
  const crew = board.crews.find(({ id }) => id === current.crewid);
  const van = board.vans.find(({ id }) => id === current.vanid);
  const place = crew
    ? [crew.name, van?.name, formatTimes(current)].filter(Boolean).join(', ')
    : 'no crew';
  return (
    <Notice kind="warning" isAnnounced title={`${by || 'A colleague'} changed this job meanwhile`}>
      {`It has ${place} now. What you chose is still here.`}
    </Notice>
  );
}
