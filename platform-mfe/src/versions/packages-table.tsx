import { TextLink } from 'shared/ui';
import { type DataColumn, DataTable, formatTime } from 'shared/desk';
import { describeFailure, formatBudget, formatSize } from './format-release';
import type { ReleasePackage, ReleaseVersion } from 'contract/releases/versions';

interface LivePackage {
  name: string;
  live: ReleaseVersion;
  /** Numbers of the other stored versions, as text. */
  others: string;
}

const columns: DataColumn<LivePackage>[] = [
  {
    id: 'name',
    label: 'Package',
    isRowHeading: true,
    cell: ({ name }) => <TextLink to={`/admin/versions/${name}`}>{name}</TextLink>,
  },
  { id: 'version', label: 'Live', cell: ({ live }) => live.version },
  { id: 'since', label: 'Since', cell: ({ live }) => formatTime(live.since) },
  { id: 'by', label: 'By', cell: ({ live }) => live.by },
  {
    id: 'size',
    label: 'First scripts, compressed',
    align: 'end',
    cell: ({ live }) => formatSize(live),
  },
  { id: 'budget', label: 'Of the budget', align: 'end', cell: ({ live }) => formatBudget(live) },
  { id: 'others', label: 'Others', cell: ({ others }) => others },
  {
    id: 'failures',
    label: 'Failures',
    isTyped: true,
    cell: ({ live }) => describeFailure(live) || 'None',
  },
];

/** Table with a row for each package and its live version. */
export function PackagesTable({ packages }: { packages: readonly ReleasePackage[] }) {
  const rows = packages.flatMap(({ name, versions }) => {
    const live = versions.find(({ state }) => state === 'live');
    return live ? [{ name, live, others: describeOthers(versions) }] : [];
  });
  return (
    <DataTable
      caption="Live versions"
      columns={columns}
      rows={rows}
      getRowId={({ name }) => name}
    />
  );
}

function describeOthers(versions: readonly ReleaseVersion[]): string {
  const count = (state: ReleaseVersion['state']) =>
    versions.filter((version) => version.state === state).length;
  const parts = [
    ...(count('split') > 0 ? ['split'] : []),
    ...(count('previewed') > 0 ? [`${count('previewed')} for previews`] : []),
    `${count('retained')} retained`,
  ];
  return parts.join(', ');
}
