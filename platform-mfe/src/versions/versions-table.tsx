import { useMemo } from 'react';
import { usePermission } from 'shared/session';
import { Badge } from 'shared/ui';
import { type DataColumn, DataTable, formatTime } from 'shared/desk';
import type { PlannedChange } from './change-dialog';
import {
  describeFailure,
  formatBudget,
  formatCommit,
  formatSize,
  stateLabels,
  stateTones,
} from './format-release';
import type { ReleasePackage, ReleaseVersion } from 'contract/releases/versions';
import { VersionActions } from './version-actions';

interface VersionsTableProps {
  releasePackage: ReleasePackage;
  hasSplit: boolean;
  onPlan: (plannedChange: PlannedChange) => void;
}

/**
 * Table of all stored versions of a package, with buttons for the changes that the user may make.
 */
export function VersionsTable({ releasePackage, hasSplit, onPlan }: VersionsTableProps) {
  const { name, versions } = releasePackage;
  const mayChange = usePermission('releaseChanges');
  const columns = useMemo(
    (): DataColumn<ReleaseVersion>[] => [
      { id: 'version', label: 'Version', isRowHeading: true, cell: ({ version }) => version },
      {
        id: 'state',
        label: 'State',
        isTyped: true,
        cell: (release) => <VersionState release={release} />,
      },
      { id: 'since', label: 'Since', cell: ({ since }) => formatTime(since) },
      { id: 'by', label: 'By', cell: ({ by }) => by },
      { id: 'commit', label: 'Commit', cell: ({ commit }) => formatCommit(commit) },
      { id: 'size', label: 'First scripts, compressed', align: 'end', cell: formatSize },
      { id: 'budget', label: 'Of the budget', align: 'end', cell: formatBudget },
      { id: 'loads', label: 'Loads', align: 'end', cell: ({ loads }) => loads },
      ...(mayChange
        ? [
            {
              id: 'actions',
              label: 'Actions',
              cell: (version: ReleaseVersion) => (
                <VersionActions name={name} version={version} hasSplit={hasSplit} onPlan={onPlan} />
              ),
            },
          ]
        : []),
    ],
    [name, mayChange, hasSplit, onPlan],
  );
  return (
    <DataTable
      caption={`Versions of ${name}`}
      columns={columns}
      rows={versions}
      getRowId={({ version }) => version}
    />
  );
}

function VersionState({ release }: { release: ReleaseVersion }) {
  const failure = describeFailure(release);
  return (
    <>
      <Badge tone={stateTones[release.state]}>{stateLabels[release.state]}</Badge>{' '}
      {failure && <Badge tone="red">Fails</Badge>}
      {failure && <p>{failure}</p>}
      {release.problem && <p>{release.problem}</p>}
    </>
  );
}
