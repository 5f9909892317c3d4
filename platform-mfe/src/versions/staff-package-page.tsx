import { useState } from 'react';
import { useParams } from 'shared/router';
import { ButtonLink, QueryState, Stack } from 'shared/ui';
import { ScreenNotFound, StaffPage, StaffSkeleton } from 'shared/desk';
import { ChangeDialog, type PlannedChange } from './change-dialog';
import { PackageDetails } from './package-details';
import type { ReleaseOverview } from 'contract/releases/versions';
import { useGetReleasesQuery } from './releases-api';
import { SplitNotice } from './split-notice';

/** Page with all versions of one package. */
export function StaffPackagePage() {
  const { name = '' } = useParams();
  return (
    <StaffPage
      permission="releases"
      title={`Versions of ${name}`}
      actions={<ButtonLink to="/admin/versions">All packages</ButtonLink>}
    >
      <ReleasePackageDetails key={name} name={name} />
    </StaffPage>
  );
}

function ReleasePackageDetails({ name }: { name: string }) {
  const query = useGetReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} subject="the versions" skeleton={<StaffSkeleton />}>
      {(overview) =>
        overview?.packages.some((one) => one.name === name) ? (
          <LoadedPackage overview={overview} name={name} />
        ) : (
          <ScreenNotFound />
        )
      }
    </QueryState>
  );
}

function LoadedPackage({ overview, name }: { overview: ReleaseOverview; name: string }) {
  const { packages, split, revision } = overview;
  const [plannedChange, setPlannedChange] = useState<PlannedChange | null>(null);
  const releasePackage = packages.find((one) => one.name === name);
  if (releasePackage === undefined) return null;
  const close = () => setPlannedChange(null);
  return (
    <Stack gap={6}>
      {split && <SplitNotice split={split} releasePackages={packages} onPlan={setPlannedChange} />}
      <PackageDetails
        releasePackage={releasePackage}
        hasSplit={split !== null}
        onPlan={setPlannedChange}
      />
      {plannedChange && (
        <ChangeDialog
          plannedChange={plannedChange}
          revision={revision}
          onChanged={close}
          onClose={close}
        />
      )}
    </Stack>
  );
}
