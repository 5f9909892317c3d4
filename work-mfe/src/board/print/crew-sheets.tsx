import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { formatDay } from 'contract/calendar/date-texts';
import type { Job } from 'contract/work/job-fields';
import type { Crew } from 'contract/work/resources';
import { isWithin } from '../../ui/days';
import { useBoardControls } from '../board-controls';
import { compareStarts } from '../day-layout';
import { formatPeople, formatTimes } from '../format-job';
import styles from './crew-sheets.module.css';

/** Sheets for printing, a page for each crew and day. The screen does not show them. */
export function CrewSheets() {
  const { board } = useBoardControls();
  const sheets = board.crews.flatMap((crew) => {
    const jobs = board.jobs.filter(({ crewid }) => crewid === crew.id);
    const days = [...new Set(jobs.map(({ day }) => day))].sort();
    return days.map((day) => ({ crew, day, jobs: jobs.filter((job) => job.day === day) }));
  });
  return (
    <div className={styles.sheets}>
      {sheets.length === 0 && <p>No job has a crew.</p>}
      {sheets.map(({ crew, day, jobs }) => (
        <CrewSheet key={`${crew.id} ${day}`} crew={crew} day={day} jobs={jobs} />
      ))}
    </div>
  );
}

interface CrewSheetProps {
  crew: Crew;
  day: string;
  jobs: readonly Job[];
}

function CrewSheet({ crew, day, jobs }: CrewSheetProps) {
  const { board } = useBoardControls();
  const presentNames = board.people
    .filter(
      ({ crewid, active, absences }) => crewid === crew.id && active && !isWithin(absences, day),
    )
    .map(({ name }) => name);
  return (
    <section className={styles.sheet}>
      <h2>
        {crew.name}, {formatDay(day)}
      </h2>
      <p>{presentNames.join(', ')}</p>
      {[...jobs].sort(compareStarts).map((job) => (
        <PrintedJob key={job.orderno + job.trade} job={job} />
      ))}
    </section>
  );
}

function PrintedJob({ job }: { job: Job }) {
  const { board } = useBoardControls();
  const van = board.vans.find(({ id }) => id === job.vanid);
  return (
    <article className={styles.job}>
      <div>
        <h3>{formatTimes(job)}</h3>
        <p>{job.orderno}</p>
        <p>{job.title}</p>
        <p>{[van?.name, van?.registration].filter(Boolean).join(', ')}</p>
        <p>
          {[formatPeople(job.people), job.litres > 0 && formatCubicMetres(job.litres)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div>
        <p>
          <strong>{job.customer}</strong> {job.phone}
        </p>
        {job.addresses.map(({ label, address, postcode, access }) => (
          <p key={label + address}>
            {label && <strong>{label}: </strong>}
            {[address, postcode].filter(Boolean).join(', ')}
            {access && <span className={styles.access}>{access}</span>}
          </p>
        ))}
      </div>
      <div>
        <ul>
          {job.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        {job.note && (
          <p>
            <strong>Note:</strong> {job.note}
          </p>
        )}
        {job.unconfirmed && <p>Not confirmed by the customer</p>}
        {job.onhold && <p>The order is on hold</p>}
      </div>
    </article>
  );
}
