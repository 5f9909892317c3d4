import type { EdgeHealth } from 'contract/staff/health';
import { Badge, Stack } from 'shared/ui';
import {
  type DataColumn,
  DataTable,
  DeskSection,
  formatTime,
  Facts,
  TitledSection,
} from 'shared/desk';
import { describeProcess } from './describe-process';
import styles from './health.module.css';

type Release = EdgeHealth['releases'][number];

type FailingRelease = NonNullable<EdgeHealth['failing']>[number];

const releaseColumns: DataColumn<Release>[] = [
  { id: 'package', label: 'Package', isRowHeading: true, cell: ({ name }) => name },
  { id: 'version', label: 'Version', isTyped: true, cell: ({ version }) => version },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => (state === 'split' ? 'For a share of the visitors' : 'Live'),
  },
  { id: 'since', label: 'Since', isNoWrap: true, cell: ({ since }) => formatTime(since) },
  { id: 'by', label: 'By', isTyped: true, cell: ({ by }) => by },
];

const failingColumns: DataColumn<FailingRelease>[] = [
  { id: 'package', label: 'Package', isRowHeading: true, cell: ({ name }) => name },
  { id: 'version', label: 'Version', isTyped: true, cell: ({ version }) => version },
  { id: 'kinds', label: 'Fails by', cell: ({ kinds }) => kinds.join(', ') },
  { id: 'networks', label: 'Networks', align: 'end', cell: ({ networks }) => networks },
  { id: 'last', label: 'Last report', isNoWrap: true, cell: ({ last }) => formatTime(last) },
];

interface EdgeSectionsProps {
  health: EdgeHealth;
  /** Time at which the server collected the figures. */
  now: string;
}

export const EdgeSections = ({ health, now }: EdgeSectionsProps) => (
  <Stack gap={5}>
    <DeskSection title="Failing releases">
      <FailingReleases failing={health.failing} />
      <Rollbacks rollbacks={health.rollbacks} />
    </DeskSection>
    <DeskSection title="Live releases">
      <DataTable
        caption="Live releases"
        columns={releaseColumns}
        rows={health.releases}
        getRowId={({ name, state }) => `${name} ${state}`}
      />
    </DeskSection>
    <div className={styles.sections}>
      <TitledSection title="Page server">
        <Facts
          rows={[
            ['Render workers', <RenderWorkers key="workers" {...health.rendering} />],
            [
              'Pages that wait',
              `${health.rendering.waiting} of at most ${health.rendering.maxwaiting}`,
            ],
            ['Node', health.node],
            ...describeProcess(health.process, now),
          ]}
        />
      </TitledSection>
    </div>
  </Stack>
);

const RenderWorkers = ({ ready, busy, wanted }: EdgeHealth['rendering']) => (
  <>
    {ready} of {wanted} ready, {busy} busy {ready < wanted && <Badge tone="red">Missing</Badge>}
  </>
);

function FailingReleases({ failing }: Pick<EdgeHealth, 'failing'>) {
  if (failing === null) return <p>The release store does not answer.</p>;
  if (failing.length === 0) return <p>No live release failed within a day.</p>;
  return (
    <DataTable
      caption="Failing releases"
      columns={failingColumns}
      rows={failing}
      getRowId={({ name, version }) => `${name} ${version}`}
    />
  );
}

function Rollbacks({ rollbacks }: Pick<EdgeHealth, 'rollbacks'>) {
  if (rollbacks.length === 0) return <p>Nothing was rolled back automatically within a week.</p>;
  return (
    <>
      <h3>Automatic rollbacks of the last week</h3>
      <ul className={styles.list}>
        {rollbacks.map(({ at, moves, reason }) => (
          <li key={at}>
            {formatTime(at)}: {moves.join(', ')}. {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
