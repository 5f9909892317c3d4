import { useDraggable } from '@dnd-kit/core';
import type { Job } from 'contract/work/job-fields';
import { useIsNarrow } from '../../ui/use-is-narrow';
import { toJobKey } from '../job-key';

/**
 * Makes a job's card draggable. A job that is done stays where it is. A phone shows lists without
 * hours, on which nothing is dragged.
 */
export function useDraggableJob(job: Job) {
  const isNarrow = useIsNarrow();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: toJobKey(job),
    data: { job },
    disabled: isNarrow || job.state === 'done',
  });
  return { setNodeRef, listeners, isDragging };
}
