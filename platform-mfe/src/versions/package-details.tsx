import { Stack } from 'shared/ui';
import { TitledSection, formatTime } from 'shared/desk';
import type { PlannedChange } from './change-dialog';
import { CompareVersions } from './compare-versions';
import { DailyFiguresSection } from './daily-figures';
import type { ReleasePackage } from 'contract/releases/versions';
import { VersionsTable } from './versions-table';

interface PackageDetailsProps {
  releasePackage: ReleasePackage;
  hasSplit: boolean;
  onPlan: (plannedChange: PlannedChange) => void;
}

/** Renders the versions, figures, notes, history and differences of one package. */
export function PackageDetails({ releasePackage, hasSplit, onPlan }: PackageDetailsProps) {
  return (
    <Stack gap={8}>
      <TitledSection title="Versions">
        <VersionsTable releasePackage={releasePackage} hasSplit={hasSplit} onPlan={onPlan} />
      </TitledSection>
      <DailyFiguresSection name={releasePackage.name} />
      <TitledSection title="Notes of the live version">
        <Notes releasePackage={releasePackage} />
      </TitledSection>
      <TitledSection title="Differences between two versions">
        <CompareVersions releasePackage={releasePackage} />
      </TitledSection>
      <TitledSection title="History">
        <ul>
          {releasePackage.changes.map(({ at, text, why }) => (
            <li key={`${at} ${text}`}>{`${formatTime(at)}: ${text}${why && ` Reason: ${why}`}`}</li>
          ))}
        </ul>
      </TitledSection>
    </Stack>
  );
}

function Notes({ releasePackage: { versions } }: { releasePackage: ReleasePackage }) {
  const notes = versions.find(({ state }) => state === 'live')?.notes ?? null;
  if (notes === null)
    return <p>Not recorded: no earlier commit was known when this version was released.</p>;
  if (notes.length === 0) return <p>No commit changed this package since the version before.</p>;
  return (
    <ul>
      {notes.map((note, index) => (
        <li key={`${index} ${note}`}>{note}</li>
      ))}
    </ul>
  );
}
