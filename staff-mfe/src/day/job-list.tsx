import type { DayPlan } from 'contract/staff/today';
import { extractPhoneDigits } from 'contract/values/phone';
import { Badge, TextLink } from 'shared/ui';
import styles from './day-plan.module.css';

type Job = DayPlan['jobs'][number];

/** Lists the jobs of half a day. A page break never splits a job. */
export const JobList = ({ jobs }: { jobs: readonly Job[] }) => (
  <ul className={styles.jobs}>
    {jobs.map((job) => (
      <JobItem key={`${job.orderno} ${job.trade}`} job={job} />
    ))}
  </ul>
);

function JobItem({ job }: { job: Job }) {
  const {
    orderno,
    title,
    name,
    mobile,
    unconfirmed,
    assignment,
    checkaddress,
    onhold,
    paymentalert,
    addresses,
    lines,
    notes,
    payment,
  } = job;
  return (
    <li className={styles.job}>
      <div>
        <h3 className={styles.title}>{[title, assignment].filter(Boolean).join(' · ')}</h3>
        <p>
          <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>{' '}
          {onhold && <Badge tone="red">On hold</Badge>}{' '}
          {paymentalert && <Badge tone="red">{paymentalert}</Badge>}{' '}
          {unconfirmed && <Badge tone="brass">Not confirmed</Badge>}{' '}
          {checkaddress && <Badge tone="red">Check the address</Badge>}
        </p>
        <p>{name}</p>
        {mobile && (
          <p>
            <a href={`tel:${extractPhoneDigits(mobile)}`}>{mobile}</a>
          </p>
        )}
      </div>
      <div>
        {addresses.map(({ label, address, postcode, access }) => (
          <p key={`${label} ${address}`}>
            {label && <strong>{label}: </strong>}
            {[address, postcode].filter(Boolean).join(', ')}
            {access && <span className={styles.access}>{access}</span>}
          </p>
        ))}
        {addresses.length === 0 && <p>At our warehouse</p>}
      </div>
      <div>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        <p className={styles.access}>{payment}</p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <strong>Note:</strong> {note}
          </p>
        ))}
      </div>
    </li>
  );
}
