import type { Job } from 'contract/work/job-fields';
import { Facts } from 'shared/desk';
import { TextLink } from 'shared/ui';
import { describeWork } from '../format-job';
import styles from './job-dialog.module.css';

/** Order, customer, addresses and lines of a job. */
export const JobFacts = ({ job }: { job: Job }) => (
  <div className={styles.facts}>
    <Facts
      rows={[
        ['Work', describeWork(job)],
        ['Order', <TextLink to={`/admin/orders/${job.orderno}`}>{job.orderno}</TextLink>],
        ['Phone', job.phone && <a href={`tel:${job.phone}`}>{job.phone}</a>],
        ...job.addresses.map(
          ({ label, address, postcode, access }) =>
            [label || 'Address', [address, postcode, access].filter(Boolean).join(', ')] as const,
        ),
        ['Lines', job.lines.join(', ')],
        ['Note for the crew', job.note],
      ]}
    />
  </div>
);
