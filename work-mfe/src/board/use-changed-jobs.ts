import type { Job } from 'contract/work/job-fields';
import { useEffect, useState } from 'react';
import type { Board } from './board-api';
import { findJob, toJobKey } from './job-key';

/** Time for which a colleague's change stays marked, in ms. */
const MARKED_MS = 8_000;

interface Changes {
  keys: ReadonlySet<string>;
  /** Text for screen readers. */
  text: string;
}

const noChanges: Changes = { keys: new Set(), text: '' };

/**
 * Returns the jobs that colleagues have changed since the board was read before. `recordOwn` tells
 * which version of a job is the user's own.
 */
export function useChangedJobs(board: Board | undefined) {
  const [changes, setChanges] = useState(noChanges);
  const [seenBoard, setSeenBoard] = useState(board);
  const [ownVersions, setOwnVersions] = useState<Record<string, number>>({});
  if (board && board !== seenBoard) {
    setSeenBoard(board);
    const changedJobs = board.jobs.filter((job) => {
      const seenJob = seenBoard && findJob(seenBoard.jobs, toJobKey(job));
      return seenJob && job.version > Math.max(seenJob.version, ownVersions[toJobKey(job)] ?? 0);
    });
    if (changedJobs.length > 0)
      setChanges({
        keys: new Set(changedJobs.map(toJobKey)),
        text: describeChanges(changedJobs, board),
      });
  }
  useEffect(() => {
    if (changes === noChanges) return;
    const timer = setTimeout(() => setChanges(noChanges), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  const recordOwn = (job: Job) =>
    setOwnVersions((versions) => ({ ...versions, [toJobKey(job)]: job.version }));
  return { changedKeys: changes.keys, changedText: changes.text, recordOwn };
}

function describeChanges(jobs: readonly Job[], { crews }: Board): string {
  const sentences = jobs.map(({ orderno, crewid }) => {
    const crew = crews.find(({ id }) => id === crewid);
    return `${orderno} is now ${crew ? `with ${crew.name}` : 'without a crew'}.`;
  });
  return `A colleague changed the board. ${sentences.join(' ')}`;
}
