import type { Job } from 'contract/work/job-fields';
import { formatDay } from 'contract/calendar/date-texts';
import { type CSSProperties } from 'react';
import { addDays, formatShortDay, isWithin } from '../../ui/days';
import { useBoardControls } from '../board-controls';
import { compareStarts } from '../day-layout';
import { useDropZone } from '../drag/use-drop-zone';
import { JobCard } from '../job-card';
import styles from './week-board.module.css';

interface WeekBoardProps {
  monday: string;
  onOpenDay: (day: string) => void;
}

/** Board of a week: a column for each day, with a row for each crew. */
export function WeekBoard({ monday, onOpenDay }: WeekBoardProps) {
  const { board } = useBoardControls();
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
  const rows = { '--rows': board.crews.length + 2 } as CSSProperties;
  return (
    // A region that scrolls must take the focus, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.week} style={rows} role="region" aria-label="Week" tabIndex={0}>
      {days.map((day) => (
        <DayColumn key={day} day={day} onOpen={() => onOpenDay(day)} />
      ))}
    </div>
  );
}

function DayColumn({ day, onOpen }: { day: string; onOpen: () => void }) {
  const { board } = useBoardControls();
  const jobs = board.jobs.filter((job) => job.day === day);
  const listJobsOf = (crewid: number | null) => jobs.filter((job) => job.crewid === crewid);
  return (
    <section className={styles.day} aria-label={formatDay(day)}>
      <header className={styles.header}>
        <h3>
          <button type="button" className={styles.open} onClick={onOpen}>
            {formatShortDay(day)}
          </button>
        </h3>
        <Capacity day={day} />
      </header>
      <Cell day={day} crewid={null} name="Without a crew" jobs={listJobsOf(null)} />
      {board.crews.map(({ id, name }) => (
        <Cell
          key={id}
          day={day}
          crewid={id}
          name={name}
          jobs={listJobsOf(id)}
          isAbsent={isCrewAbsent(
            board.people.filter(({ crewid, active }) => crewid === id && active),
            day,
          )}
        />
      ))}
    </section>
  );
}

const isCrewAbsent = (
  people: readonly { absences: readonly { from: string; to: string }[] }[],
  day: string,
) => people.length > 0 && people.every(({ absences }) => isWithin(absences, day));

/** Tells how many moves and visits are booked of those that the day can take. */
function Capacity({ day }: { day: string }) {
  const { board } = useBoardControls();
  const texts = board.days
    .filter((capacity) => capacity.day === day)
    .map(({ trade, morning, afternoon }) => ({
      name: trade === 'move' ? 'moves' : 'visits',
      taken: morning.taken + afternoon.taken,
      places: morning.places + afternoon.places,
    }))
    .filter(({ taken, places }) => taken + places > 0)
    .map(({ name, taken, places }) => `${taken} of ${places} ${name}`);
  return <p className={styles.soft}>{texts.join(', ') || 'No places'}</p>;
}

interface CellProps {
  day: string;
  crewid: number | null;
  name: string;
  jobs: readonly Job[];
  isAbsent?: boolean;
}

function Cell({ day, crewid, name, jobs, isAbsent = false }: CellProps) {
  const { setNodeRef, isOver } = useDropZone({ day, crewid });
  return (
    <div
      ref={setNodeRef}
      className={styles.cell}
      data-free={crewid === null || undefined}
      data-empty={jobs.length === 0 || undefined}
      data-over={isOver || undefined}
    >
      <h4>
        {name}
        {isAbsent && <span className={styles.absent}> absent</span>}
      </h4>
      {[...jobs].sort(compareStarts).map((job) => (
        <JobCard key={job.orderno + job.trade} job={job} isShort />
      ))}
    </div>
  );
}
