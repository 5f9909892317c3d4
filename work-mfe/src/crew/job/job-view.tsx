import { formatMoney } from 'contract/values/pence';
import { formatClock } from 'contract/work/clock';
import type { CrewJob } from 'contract/work/crew/crew-calls';
import { Link } from 'shared/router';
import { Anchor, Notice } from 'shared/ui';
import type { CrewPhone, PhoneState } from '../phone/crew-phone';
import { ExtraForm } from './extra-form';
import { JobPhotos } from './job-photos';
import styles from './job-view.module.css';
import { NoteForm } from './note-form';
import { SignatureForm } from './signature-form';
import { StepBar } from './step-bar';

interface JobViewProps {
  phone: CrewPhone;
  state: PhoneState;
  job: CrewJob;
}

/** Everything about a job, with the next step in reach of a thumb. */
export function JobView({ phone, state, job }: JobViewProps) {
  const isToday = job.day === state.jobs?.today;
  return (
    <article className={styles.job}>
      <Link to="/crew/jobs" className={styles.back}>
        All jobs
      </Link>
      <h1>{job.customer || job.orderno}</h1>
      <p>{describeJob(job)}</p>
      {job.onhold && (
        <Notice kind="warning">The order is on hold. Please ask the office before you go.</Notice>
      )}
      {job.phone && (
        <Anchor className={styles.action} href={`tel:${job.phone.replace(/[^+\d]/g, '')}`}>
          Call {job.phone}
        </Anchor>
      )}
      <Addresses addresses={job.addresses} />
      <Texts title="Notes" texts={job.notes} />
      <Texts title="What to do" texts={job.lines} />
      <p className={styles.due}>
        {job.due === 0 ? 'Everything is paid.' : `Still to pay: ${formatMoney(job.due)}`}
      </p>
      <Texts title="Written down at the job" texts={job.entries} />
      <JobPhotos phone={phone} job={job} waiting={state.photos} />
      <ExtraForm onAdd={(press) => phone.press(job, press)} />
      <NoteForm onAdd={(press) => phone.press(job, press)} />
      {isToday && (
        <SignatureForm isSigned={job.signed} onSign={(press) => phone.press(job, press)} />
      )}
      {isToday && <StepBar job={job} onStep={(press) => phone.press(job, press)} />}
    </article>
  );
}

function describeJob({ title, startsat, half, van, orderno }: CrewJob): string {
  const start = startsat === null ? half : formatClock(startsat);
  return `${title}, ${[start, ...(van ? [van] : [])].join(', ')}. Order ${orderno}.`;
}

const Addresses = ({ addresses }: Pick<CrewJob, 'addresses'>) =>
  addresses.map(({ label, address, postcode, access }) => (
    <section key={label + address} className={styles.section}>
      <h2>{label || 'Address'}</h2>
      <p>
        {address}, {postcode}
        {access && <span className={styles.access}>{access}</span>}
      </p>
      <Anchor
        className={styles.action}
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${postcode}`)}`}
        target="_blank"
        rel="noreferrer"
      >
        Map of {postcode}
      </Anchor>
    </section>
  ));

const Texts = ({ title, texts }: { title: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.texts}>
        {texts.map((text, index) => (
          <li key={`${index} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
