import { useState } from 'react';
import { Stack } from 'shared/ui';
import { TitledSection } from 'shared/desk';
import { ChangeDialog, type PlannedChange } from './change-dialog';
import { OwnerAlerts } from './owner-alerts';
import { PackageGraph } from './package-graph';
import { PackagesTable } from './packages-table';
import type { ReleaseOverview } from 'contract/releases/versions';
import { SplitComparison } from './split-comparison';
import { SplitNotice } from './split-notice';

/**
 * Shows the live version of each package, the dependencies between packages and the alerts to
 * owners. Also shows the version that a share of the visitors gets (split).
 */
export function ReleaseOverviewSections({ overview }: { overview: ReleaseOverview }) {
  const { packages, split, links, revision, comparison, alerts } = overview;
  const [plannedChange, setPlannedChange] = useState<PlannedChange | null>(null);
  const close = () => setPlannedChange(null);
  return (
    <Stack gap={8}>
      {split && <SplitNotice split={split} releasePackages={packages} onPlan={setPlannedChange} />}
      {split && <SplitComparison comparison={comparison} />}
      <TitledSection title="Live versions">
        <PackagesTable packages={packages} />
      </TitledSection>
      <OwnerAlerts alerts={alerts} />
      <TitledSection title="Who needs what of whom">
        <PackageGraph links={links} />
      </TitledSection>
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
