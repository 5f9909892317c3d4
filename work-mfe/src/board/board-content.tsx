import type { Job } from 'contract/work/job-fields';
import { useEffect, useState } from 'react';
import { useListStatus } from 'shared/desk';
import { useToast } from 'shared/overlays';
import { usePermission } from 'shared/session';
import { Button, Cluster, LiveRegion, Notice, Stack } from 'shared/ui';
import { formatShortDay } from '../ui/days';
import type { Board, BoardRange } from './board-api';
import { BoardContext, type BoardControls, type OpenedJob } from './board-controls';
import styles from './board.module.css';
import { DayBoard } from './day/day-board';
import { BoardDrag } from './drag/board-drag';
import { FillDayDialog } from './fill/fill-day-dialog';
import { JobDialog } from './job/job-dialog';
import { MoveDayDialog } from './job/move-day-dialog';
import { findJob, focusJob, isAssigned, toJobKey } from './job-key';
import { CrewSheets } from './print/crew-sheets';
import type { Placement } from './propose-placement';
import { useChangedJobs } from './use-changed-jobs';
import { usePlacing } from './use-placing';
import { useDeleteReasonDraft } from './use-reason-draft';
import { WeekBoard } from './week/week-board';

interface BoardContentProps {
  board: Board;
  range: BoardRange;
  title: string;
  /** Key of the job whose dialog is open at first, or null. */
  openedKey: string | null;
  /** Whether the board could not be read again. */
  isStale: boolean;
  onOpenDay: (day: string) => void;
}

/** Board with its dialogs. Changes are saved at once and can be undone. */
export function BoardContent(props: BoardContentProps) {
  const { board, range, title, openedKey, isStale, onOpenDay } = props;
  const showToast = useToast();
  const [opened, setOpened] = useState<OpenedJob | null>(
    openedKey === null ? null : { key: openedKey },
  );
  const [isFilling, setFilling] = useState(false);
  const [move, setMove] = useState<{ job: Job; day: string } | null>(null);
  const mayMoveDays = usePermission('calendar');
  const { changedKeys, changedText, recordOwn } = useChangedJobs(board);
  const placing = usePlacing(board);
  const deleteReasonDraft = useDeleteReasonDraft();
  const isDayView = range.days === 1;
  const freeCount = board.jobs.filter((job) => !isAssigned(job)).length;
  useListStatus({
    isFetching: false,
    count: board.jobs.length,
    nouns: ['job', 'jobs'],
    text: describeCounts(board.jobs),
  });

  const place: BoardControls['place'] = async (job, placement, options) => {
    const result = await placing.place(job, placement, options);
    if (result.kind === 'saved') {
      recordOwn(result.job);
      deleteReasonDraft(job);
    }
    return result;
  };
  const drop = async (job: Job, placement: Placement) => {
    const result = await place(job, placement);
    const { kind } = result;
    const key = toJobKey(job);
    if (kind === 'problems') setOpened({ key, placement, problems: result.problems });
    if (kind === 'failed') showToast({ kind: 'error', text: result.text });
    if (kind === 'changed')
      showToast({
        kind: 'error',
        text: `${result.by || 'A colleague'} changed ${job.orderno} meanwhile. It was not moved.`,
      });
    return result;
  };
  const undo = async () => {
    const undone = await placing.undo();
    if (!undone) return;
    const { step, job, result } = undone;
    const name = `${step.orderno}, ${step.customer}`;
    if (result.kind === 'saved') {
      recordOwn(result.job);
      showToast({ kind: 'success', text: `Undone: ${name}` });
    } else if (result.kind === 'problems' && job) {
      setOpened({ key: step.key, placement: step.before, problems: result.problems });
    } else {
      const reason =
        result.kind === 'failed' ? result.text : 'A colleague has moved this job since.';
      showToast({ kind: 'error', text: `${name} was not changed back. ${reason}` });
    }
  };
  useUndoKeys(undo);

  const openedJob = opened && findJob(board.jobs, opened.key);
  const moveDay = (job: Job, day: string) => {
    setOpened(null);
    setMove({ job, day });
  };
  const closeMove = ({ job }: { job: Job }) => {
    setMove(null);
    // After the dialog has released the focus.
    setTimeout(() => focusJob([toJobKey(job)]));
  };
  const controls: BoardControls = {
    board,
    open: setOpened,
    drop,
    place,
    moveDay: mayMoveDays ? moveDay : null,
    changedKeys,
  };
  return (
    <BoardContext value={controls}>
      <Stack gap={3} className={styles.screen}>
        {isStale && (
          <Notice kind="warning" isAnnounced title="This board may be old">
            The shop does not answer. It is tried again every few seconds.
          </Notice>
        )}
        <Cluster justify="between">
          <div className={styles.heading}>
            <h2>{title}</h2>
            <p>{describeCounts(board.jobs)}</p>
          </div>
          <Cluster gap={2}>
            {isDayView && (
              <Button size="small" disabled={freeCount === 0} onClick={() => setFilling(true)}>
                Fill the day
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              disabled={!placing.lastStep}
              onClick={() => void undo()}
            >
              {placing.lastStep ? `Undo ${placing.lastStep.orderno}` : 'Undo'}
            </Button>
            <Button size="small" variant="secondary" onClick={() => window.print()}>
              Print by crew
            </Button>
          </Cluster>
        </Cluster>
        <BoardDrag>
          {isDayView ? (
            <DayBoard day={range.from} />
          ) : (
            <WeekBoard monday={range.from} onOpenDay={onOpenDay} />
          )}
        </BoardDrag>
      </Stack>
      <LiveRegion text={changedText} />
      <CrewSheets />
      <JobDialog
        job={openedJob ?? null}
        opened={opened}
        onClose={() => setOpened(null)}
        onSaved={recordOwn}
      />
      <MoveDayDialog
        move={move}
        onClose={() => move && closeMove(move)}
        onMoved={(job, day) => {
          closeMove({ job });
          showToast({ kind: 'success', text: `${job.orderno} is on ${formatShortDay(day)} now.` });
        }}
      />
      {isDayView && (
        <FillDayDialog isOpen={isFilling} day={range.from} onClose={() => setFilling(false)} />
      )}
    </BoardContext>
  );
}

function describeCounts(jobs: readonly Job[]): string {
  const free = jobs.filter((job) => !isAssigned(job)).length;
  const warned = jobs.filter(({ problems }) => problems.length > 0).length;
  if (jobs.length === 0) return 'No jobs';
  const total = `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`;
  const rest = free === 0 ? 'each with a crew' : `${free} without a crew`;
  return [total, rest, warned > 0 && `${warned} with warnings`].filter(Boolean).join(', ');
}

/** Undoes by Ctrl+Z or Cmd+Z, but not in a field or a dialog, where these keys undo typing. */
function useUndoKeys(undo: () => Promise<void>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const { target } = event;
      if (!isUndo || !(target instanceof HTMLElement)) return;
      if (target.closest('input, textarea, select, [role="dialog"]')) return;
      event.preventDefault();
      void undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
