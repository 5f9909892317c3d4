import type { Job } from 'contract/work/job-fields';
import { createContext, use } from 'react';
import type { Board } from './board-api';
import type { Placement } from './propose-placement';
import type { PlacingResult, Problems } from './use-placing';

/** A job in its dialog, with a placement that is proposed instead of the saved one. */
export interface OpenedJob {
  key: string;
  placement?: Placement;
  /** Problems of the proposed placement, which need a reason. */
  problems?: Problems;
}

/** Actions on jobs that the parts of the board share. */
export interface BoardControls {
  board: Board;
  open: (opened: OpenedJob) => void;
  /** Saves a placement. Opens the dialog of the job if that needs a reason. */
  drop: (job: Job, placement: Placement) => Promise<PlacingResult>;
  place: (
    job: Job,
    placement: Placement,
    options?: { reason?: string; version?: number },
  ) => Promise<PlacingResult>;
  /** Opens the dialog that moves a job to another day. Null for users who may not do that. */
  moveDay: ((job: Job, day: string) => void) | null;
  /** Keys of jobs that a colleague has just changed. */
  changedKeys: ReadonlySet<string>;
}

export const BoardContext = createContext<BoardControls | null>(null);

export function useBoardControls(): BoardControls {
  const controls = use(BoardContext);
  if (!controls) throw new Error('useBoardControls needs a BoardContext above it');
  return controls;
}
