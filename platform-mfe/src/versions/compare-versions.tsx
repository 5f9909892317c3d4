import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton } from 'shared/desk';
import { stateLabels } from './format-release';
import { Differences } from './differences';
import type { ReleasePackage } from 'contract/releases/versions';
import { useGetDifferencesQuery } from './releases-api';

/** Lets staff choose two versions of a package and shows their differences. */
export function CompareVersions({ releasePackage }: { releasePackage: ReleasePackage }) {
  const { name, versions } = releasePackage;
  const [chosenVersions, setChosenVersions] = useState({ from: '', to: '' });
  const from = chosenVersions.from || (versions[1]?.version ?? '');
  const to = chosenVersions.to || (versions[0]?.version ?? '');
  if (versions.length < 2)
    return (
      <EmptyState icon="search" title="There is only one version">
        <p>Two versions can be compared after the next release.</p>
      </EmptyState>
    );
  const options = versions.map(({ version, state }) => ({
    value: version,
    label: `${version}, ${stateLabels[state].toLowerCase()}`,
  }));
  return (
    <Stack gap={5}>
      <SelectField
        label="From"
        options={options}
        value={from}
        onChange={(event) => setChosenVersions({ from: event.target.value, to })}
      />
      <SelectField
        label="To"
        options={options}
        value={to}
        onChange={(event) => setChosenVersions({ from, to: event.target.value })}
      />
      <Comparison key={`${from} ${to}`} name={name} from={from} to={to} />
    </Stack>
  );
}

function Comparison(comparison: { name: string; from: string; to: string }) {
  const query = useGetDifferencesQuery(comparison);
  return (
    <QueryState query={query} subject="the differences" skeleton={<StaffSkeleton />}>
      {(differences) => <Differences differences={differences} />}
    </QueryState>
  );
}
