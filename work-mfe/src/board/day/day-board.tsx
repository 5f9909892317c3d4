import { formatClock } from 'contract/work/clock';
import type { Crew, Person } from 'contract/work/resources';
import type { CSSProperties } from 'react';
import { Badge, EmptyState, TextLink } from 'shared/ui';
import { isWithin } from '../../ui/days';
import { useBoardControls } from '../board-controls';
import { useDropZone } from '../drag/use-drop-zone';
import { formatDuration } from '../format-job';
import { JobCard } from '../job-card';
import { isAssigned } from '../job-key';
import styles from './day-board.module.css';
import { findShownHours, layOutJobs, listHours, type ShownHours } from '../day-layout';
import { useCurrentMinute } from './use-current-minute';

/** Custom properties of the style sheet, in minutes or lanes. */
const vars = (values: Record<`--${string}`, number>) => values as CSSProperties;

/** Board of a day: jobs without a crew beside a column for each crew, with the hours to scale. */
export function DayBoard({ day }: { day: string }) {
  const { board } = useBoardControls();
  const hours = findShownHours(board.crews, board.jobs);
  return (
    <div className={styles.board}>
      <FreeJobs day={day} />
      {/* A region that scrolls must take the focus, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.crews} aria-label="Crews" tabIndex={0}>
        {board.crews.length === 0 ? (
          <NoCrews />
        ) : (
          <div className={styles.columns} style={vars({ '--from': hours.from, '--to': hours.to })}>
            <ol className={styles.hours} aria-hidden="true">
              {listHours(hours).map((minute) => (
                <li key={minute} style={vars({ '--at': minute })}>
                  {formatClock(minute)}
                </li>
              ))}
            </ol>
            {board.crews.map((crew) => (
              <CrewColumn key={crew.id} crew={crew} day={day} hours={hours} />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}

const NoCrews = () => (
  <EmptyState title="There is no crew yet" icon="truck" headingLevel={3}>
    <p>
      Add the crews, their people and the vans at{' '}
      <TextLink to="/admin/work/crews">Crews and vans</TextLink>. Then jobs can be planned here.
    </p>
  </EmptyState>
);

function FreeJobs({ day }: { day: string }) {
  const { board } = useBoardControls();
  const { setNodeRef, isOver } = useDropZone({ day, crewid: null });
  const jobs = board.jobs.filter((job) => !isAssigned(job));
  const halves = ['morning', 'afternoon'] as const;
  const sortedJobs = halves.flatMap((half) =>
    jobs.filter((job) => job.half === half).sort((one, other) => other.litres - one.litres),
  );
  return (
    <section
      ref={setNodeRef}
      className={styles.free}
      aria-labelledby="free-jobs"
      data-over={isOver || undefined}
    >
      <h3 id="free-jobs">Without a crew</h3>
      {jobs.length === 0 && (
        <p className={styles.soft}>
          {board.jobs.length === 0 ? 'Nothing is booked on this day.' : 'Every job has a crew.'}
        </p>
      )}
      {sortedJobs.map((job) => (
        <JobCard key={job.orderno + job.trade} job={job} />
      ))}
    </section>
  );
}

interface CrewColumnProps {
  crew: Crew;
  day: string;
  hours: ShownHours;
}

function CrewColumn({ crew, day, hours }: CrewColumnProps) {
  const { board } = useBoardControls();
  const { setNodeRef, isOver, target } = useDropZone({ day, crewid: crew.id, hours });
  const jobs = board.jobs.filter(({ crewid }) => crewid === crew.id);
  const now = useCurrentMinute(day);
  const minutes = jobs.reduce((sum, job) => sum + job.minutes, 0);
  const titleId = `crew-${crew.id}`;
  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h3 id={titleId}>{crew.name}</h3>
        <p className={styles.soft}>{minutes === 0 ? 'Free' : formatDuration(minutes)}</p>
        <CrewPeople people={board.people.filter(({ crewid }) => crewid === crew.id)} day={day} />
      </header>
      <div ref={setNodeRef} className={styles.lane} data-over={isOver || undefined}>
        <div
          className={styles.working}
          style={vars({ '--start': crew.startsat, '--minutes': crew.endsat - crew.startsat })}
        />
        {now !== null && now >= hours.from && now <= hours.to && (
          <div className={styles.now} style={vars({ '--start': now })} />
        )}
        {target?.startsat != null && (
          <div
            className={styles.ghost}
            style={vars({ '--start': target.startsat, '--minutes': target.minutes })}
          />
        )}
        {layOutJobs(jobs).map(({ job, lane, lanes }) => (
          <div
            key={job.orderno + job.trade}
            className={styles.slot}
            data-short={job.minutes < 60 || undefined}
            style={vars({
              '--start': job.startsat ?? 0,
              '--minutes': job.minutes,
              '--lane': lane,
              '--lanes': lanes,
            })}
          >
            <JobCard job={job} />
          </div>
        ))}
        {jobs.length === 0 && <p className={styles.none}>No job yet</p>}
      </div>
    </section>
  );
}

/** Names the present people of a crew, and marks the absent ones. */
function CrewPeople({ people, day }: { people: readonly Person[]; day: string }) {
  const activePeople = people.filter(({ active }) => active);
  if (activePeople.length === 0) return null;
  const absent = activePeople.filter(({ absences }) => isWithin(absences, day));
  const present = activePeople.filter((person) => !absent.includes(person));
  return (
    <p className={styles.people}>
      <span>{present.map(({ name }) => name).join(', ')}</span>{' '}
      {absent.map(({ id, name }) => (
        <Badge key={id} tone="red">{`${name} absent`}</Badge>
      ))}
    </p>
  );
}
