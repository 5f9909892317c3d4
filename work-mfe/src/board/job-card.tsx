import { formatCubicMetres } from 'contract/catalog/move-capacity';
import type { Job } from 'contract/work/job-fields';
import { Badge, Icon, VisuallyHidden } from 'shared/ui';
import { formatShortDay } from '../ui/days';
import { useBoardControls } from './board-controls';
import { useDraggableJob } from './drag/use-draggable-job';
import {
  describeRoute,
  formatDuration,
  formatPeople,
  formatTimes,
  halfNames,
  stateNames,
} from './format-job';
import styles from './job-card.module.css';
import { toJobKey } from './job-key';

interface JobCardProps {
  job: Job;
  /** Whether the text of a warning is left to the form. */
  isShort?: boolean;
}

/** Card of a job. It can be dragged, and its button opens the form with crew, van and start. */
export function JobCard({ job, isShort }: JobCardProps) {
  const { open, changedKeys } = useBoardControls();
  const { setNodeRef, listeners, isDragging } = useDraggableJob(job);
  const key = toJobKey(job);
  return (
    <article
      ref={setNodeRef}
      className={styles.card}
      data-job={key}
      data-kind={job.trade}
      data-state={job.state}
      data-warned={job.problems.length > 0 || undefined}
      data-changed={changedKeys.has(key) || undefined}
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <JobSummary job={job} isShort={isShort} onOpen={() => open({ key })} />
    </article>
  );
}

interface JobSummaryProps extends JobCardProps {
  /** Undefined for the picture of a card that follows the pointer. */
  onOpen?: () => void;
}

export function JobSummary({ job, isShort = false, onOpen }: JobSummaryProps) {
  const { board } = useBoardControls();
  const van = board.vans.find(({ id }) => id === job.vanid);
  const times = formatTimes(job);
  return (
    <>
      <p className={styles.line}>
        <button type="button" className={styles.open} onClick={onOpen}>
          <span className={styles.time}>{times || halfNames[job.half]}</span> {job.customer}
          <VisuallyHidden>, {job.orderno}</VisuallyHidden>
        </button>
        {job.state !== 'planned' && (
          <Icon name={stateIcons[job.state]} size={16} label={stateNames[job.state]} />
        )}
        {job.problems.length > 0 && (
          <span className={styles.warning}>
            <Icon name="alert" size={16} label="Warning" />
          </span>
        )}
      </p>
      <p className={styles.detail}>{describeRoute(job)}</p>
      <p className={styles.detail}>
        {[
          times === '' && formatDuration(job.minutes),
          formatPeople(job.people),
          job.litres > 0 && formatCubicMetres(job.litres),
          van?.name,
          job.note && 'note',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <JobBadges job={job} />
      {!isShort && job.problems.length > 0 && (
        <p className={styles.problem}>{job.problems[0]?.text}</p>
      )}
    </>
  );
}

const stateIcons = { on_the_way: 'truck', begun: 'play', done: 'check' } as const;

export function JobBadges({ job: { unconfirmed, onhold, movedfrom } }: { job: Job }) {
  if (!unconfirmed && !onhold && !movedfrom) return null;
  return (
    <p className={styles.badges}>
      {onhold && <Badge tone="red">On hold</Badge>}{' '}
      {unconfirmed && <Badge tone="brass">Not confirmed</Badge>}{' '}
      {movedfrom && <Badge tone="rose">{`Moved from ${formatShortDay(movedfrom)}`}</Badge>}
    </p>
  );
}
