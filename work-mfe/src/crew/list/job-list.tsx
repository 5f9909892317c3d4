import { formatDay } from 'contract/calendar/date-texts';
import { formatClock } from 'contract/work/clock';
import type { CrewJob, CrewJobs } from 'contract/work/crew/crew-calls';
import { Link } from 'shared/router';
import { Badge, EmptyState } from 'shared/ui';
import styles from './job-list.module.css';

const stateLabels = { planned: '', on_the_way: 'On the way', begun: 'Begun', done: 'Done' };

export function JobList({ jobs: { crew, jobs, today } }: { jobs: CrewJobs }) {
  const days = [...new Set(jobs.map(({ day }) => day))];
  return (
    <>
      <h1>{crew || 'Your jobs'}</h1>
      {crew === '' && <p>You belong to no crew at present. Please ask the office.</p>}
      {jobs.length === 0 && crew !== '' && (
        <EmptyState icon="check" title="No jobs today and tomorrow" />
      )}
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{`${day === today ? 'Today' : 'Tomorrow'}, ${formatDay(day)}`}</h2>
          <ol className={styles.jobs}>
            {jobs
              .filter((job) => job.day === day)
              .map((job) => (
                <li key={`${job.orderno} ${job.trade}`}>
                  <JobLink job={job} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function JobLink({ job }: { job: CrewJob }) {
  const [address] = job.addresses;
  return (
    <Link to={`/crew/jobs?job=${job.orderno}-${job.trade}`} className={styles.job}>
      <span className={styles.time}>
        {job.startsat === null ? job.half : formatClock(job.startsat)}
      </span>
      <span>
        <strong>{job.customer || job.orderno}</strong>
        <span className={styles.address}>{address ? address.postcode : job.title}</span>
      </span>
      {stateLabels[job.state] && <Badge>{stateLabels[job.state]}</Badge>}
    </Link>
  );
}
