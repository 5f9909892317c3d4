import type { Job } from 'contract/work/job-fields';
import { useRef, useState } from 'react';
import { isRequestError } from 'shared/data';
import { UNKNOWN_OUTCOME } from 'shared/desk';
import { type Board, useAssignJobMutation } from './board-api';
import { findJob, toJobKey } from './job-key';
import { getPlacement, isSamePlacement, type Placement } from './propose-placement';

export type Problems = Job['problems'];

/** Result of a placement. Nothing is saved unless `kind` is 'saved'. */
export type PlacingResult =
  | { kind: 'saved'; job: Job }
  /** The placement has problems and needs a reason. */
  | { kind: 'problems'; problems: Problems }
  /** A colleague changed the job meanwhile. */
  | { kind: 'changed'; current: Job; by: string }
  | { kind: 'failed'; text: string };

/** A saved placement that can be undone. */
interface UndoStep {
  key: string;
  orderno: string;
  customer: string;
  before: Placement;
  /** Reason of the earlier placement, which undoing needs if that placement had problems. */
  reason: string;
  after: Placement;
}

/** Number of placements that can be undone. */
const MAX_STEPS = 30;

interface PlaceOptions {
  reason?: string;
  /** Version that the user has seen, if the board has a newer one by now. */
  version?: number;
}

/** Returns functions that place jobs and that undo the last placements of this visit. */
export function usePlacing(board: Board | undefined) {
  const [assignJob] = useAssignJobMutation();
  const [steps, setSteps] = useState<readonly UndoStep[]>([]);
  const isUndoing = useRef(false);

  const sendPlacement = async (
    job: Job,
    placement: Placement,
    { reason, version = job.version }: PlaceOptions,
  ): Promise<PlacingResult> => {
    const { orderno, trade } = job;
    const input = {
      orderno,
      trade,
      version,
      ...getPlacement(placement),
      reason: reason || undefined,
    };
    const result = await assignJob(input);
    return result.error === undefined
      ? { kind: 'saved', job: result.data }
      : readFailure(result.error);
  };

  const place = async (job: Job, placement: Placement, options: PlaceOptions = {}) => {
    const result = await sendPlacement(job, placement, options);
    if (result.kind === 'saved') {
      const step: UndoStep = {
        key: toJobKey(job),
        orderno: job.orderno,
        customer: job.customer,
        before: getPlacement(job),
        reason: job.reason,
        after: getPlacement(result.job),
      };
      setSteps((earlierSteps) => [...earlierSteps, step].slice(-MAX_STEPS));
    }
    return result;
  };

  const lastStep = steps.at(-1);
  /** Resolves to null if there is nothing to undo. */
  const undo = async (): Promise<{
    step: UndoStep;
    job: Job | undefined;
    result: PlacingResult;
  } | null> => {
    if (!lastStep || isUndoing.current) return null;
    isUndoing.current = true;
    const job = board && findJob(board.jobs, lastStep.key);
    const result: PlacingResult =
      job && isSamePlacement(job, lastStep.after)
        ? await sendPlacement(job, lastStep.before, { reason: lastStep.reason })
        : { kind: 'failed', text: 'A colleague has moved this job since.' };
    isUndoing.current = false;
    const canRetry = result.kind === 'failed' && result.text === UNKNOWN_OUTCOME;
    if (!canRetry) setSteps((currentSteps) => currentSteps.filter((step) => step !== lastStep));
    return { step: lastStep, job, result };
  };
  return { place, undo, lastStep };
}

interface Refusal {
  code?: string;
  problems?: Problems;
  current?: Job;
  by?: string;
}

function readFailure(error: unknown): PlacingResult {
  if (!isRequestError(error)) throw error;
  const { problems, current, by = '' } = (error.body ?? {}) as Refusal;
  if (error.status === 409 && problems) return { kind: 'problems', problems };
  if (error.status === 409 && current) return { kind: 'changed', current, by };
  const isRefusal = error.status >= 400 && error.status < 500;
  return { kind: 'failed', text: (isRefusal && error.serverError) || UNKNOWN_OUTCOME };
}
