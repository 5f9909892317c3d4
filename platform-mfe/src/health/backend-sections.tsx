import type { BackendHealth } from 'contract/staff/health';
import { Badge } from 'shared/ui';
import { formatTime, Facts, TitledSection } from 'shared/desk';
import { Certificates } from './certificates';
import { formatAge, formatBytes } from './format-amounts';
import styles from './health.module.css';
import { describeProcess } from './describe-process';

/** Share of free space, from 0 to 1, below which a disk counts as nearly full. */
const MIN_FREE_SHARE = 0.1;

/** Longest time without a backup, in ms. After 36 hours, at least one nightly backup is missing. */
const MAX_BACKUP_AGE_MS = 36 * 3_600_000;

export const BackendSections = ({ health }: { health: BackendHealth }) => (
  <>
    <TitledSection title="Not set up">
      <MissingParts missing={health.missing} />
    </TitledSection>
    <TitledSection title="Backup and disks">
      <Facts
        rows={[
          ['Last backup', <Backup key="backup" health={health} />],
          ...health.disks.map((disk) => [disk.name, <Disk key={disk.name} disk={disk} />] as const),
        ]}
      />
    </TitledSection>
    <TitledSection title="Queues">
      <Queues health={health} />
    </TitledSection>
    <TitledSection title="Certificates">
      <Certificates certificates={health.certificates} now={health.at} />
    </TitledSection>
    <TitledSection title="Background jobs">
      <Jobs jobs={health.jobs} />
    </TitledSection>
    <TitledSection title="Backend">
      <Facts
        rows={[
          ['Version', health.version],
          ['Commit', health.commit?.slice(0, 12) ?? 'Not known'],
          ['Node', health.node],
          ['Database', `${health.database.kind} ${health.database.version ?? '(version unknown)'}`],
          ...describeProcess(health.process, health.at),
        ]}
      />
    </TitledSection>
  </>
);

function MissingParts({ missing }: Pick<BackendHealth, 'missing'>) {
  if (missing.length === 0) return <p>Everything is set up.</p>;
  return (
    <ul className={styles.list}>
      {missing.map(({ name, essential, consequence, advice }) => (
        <li key={name}>
          <strong>{name}</strong>{' '}
          <Badge tone={essential ? 'red' : 'neutral'}>{essential ? 'Essential' : 'Advised'}</Badge>
          <br />
          {consequence}
          {advice !== '' && (
            <details>
              <summary>What to do</summary>
              <p>{advice}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Backup({ health: { backup, backupknown, at } }: { health: BackendHealth }) {
  if (!backupknown) return <>Not known: the release store does not answer.</>;
  if (backup === null)
    return (
      <>
        <Badge tone="red">None</Badge> Run <code>npm run backup -- FOLDER</code> on the server
        (docs/operate/backup.md).
      </>
    );
  const isOld = Date.parse(at) - Date.parse(backup.at) > MAX_BACKUP_AGE_MS;
  return (
    <>
      {formatTime(backup.at)}, {formatBytes(backup.bytes)}, verified{' '}
      {isOld && <Badge tone="red">Old</Badge>}
    </>
  );
}

function Disk({ disk: { freebytes, sizebytes } }: { disk: BackendHealth['disks'][number] }) {
  return (
    <>
      {formatBytes(freebytes)} free of {formatBytes(sizebytes)}{' '}
      {freebytes < sizebytes * MIN_FREE_SHARE && <Badge tone="red">Nearly full</Badge>}
    </>
  );
}

function Queues({ health: { queues, passwords } }: { health: BackendHealth }) {
  const passwordRow = [
    'Passwords',
    `${passwords.running} being checked, ${passwords.waiting} of at most ${passwords.maxwaiting} waiting`,
  ] as const;
  if (queues === null)
    return <Facts rows={[['Mails, payments', 'The database does not answer'], passwordRow]} />;
  const { mails, payments, refunds } = queues;
  return (
    <Facts
      rows={[
        ['Mails', `${describeQueue(mails)}, ${mails.failed} failed, ${mails.givenup} given up`],
        ['Payments', describeQueue(payments)],
        [
          'Refunds',
          `${refunds.due} due, ${refunds.pending} with the provider, ${refunds.failed} failed`,
        ],
        passwordRow,
      ]}
    />
  );
}

const describeQueue = (queue: { waiting: number; oldestseconds: number }) =>
  queue.waiting === 0
    ? 'None waiting'
    : `${queue.waiting} waiting, the oldest for ${formatAge(queue.oldestseconds)}`;

function Jobs({ jobs }: Pick<BackendHealth, 'jobs'>) {
  if (jobs.length === 0) return <p>No job has run in this process yet.</p>;
  return (
    <Facts
      rows={jobs.map(({ name, endedat, failingsince, failure }) => [
        name,
        failingsince === null ? (
          `Ran ${formatTime(endedat)}`
        ) : (
          <>
            <Badge tone="red">Fails</Badge> since {formatTime(failingsince)}: {failure}
          </>
        ),
      ])}
    />
  );
}
