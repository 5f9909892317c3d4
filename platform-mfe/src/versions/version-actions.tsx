import { Button, Cluster } from 'shared/ui';
import type { PlannedChange } from './change-dialog';
import { describeFailure } from './format-release';
import type { ReleaseVersion } from 'contract/releases/versions';

interface VersionActionsProps {
  name: string;
  version: ReleaseVersion;
  /**
   * True if a share of the visitors gets other versions (a split). That split must end before
   * another split can start.
   */
  hasSplit: boolean;
  onPlan: (plannedChange: PlannedChange) => void;
}

/** Buttons for a version that is not live. */
export function VersionActions({ name, version: release, hasSplit, onPlan }: VersionActionsProps) {
  const { version, state } = release;
  if (state === 'live' || state === 'split') return null;
  const label = `${name} ${version}`;
  const warning = describeFailure(release) || release.problem;
  const plan = (plannedChange: PlannedChange) =>
    onPlan(warning ? { ...plannedChange, warning } : plannedChange);
  return (
    <Cluster gap={2}>
      {state === 'retained' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Roll back to ${label}`}
          onClick={() => plan(planRollback(name, version))}
        >
          Roll back
        </Button>
      )}
      {state === 'previewed' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Make live: ${label}`}
          onClick={() => plan(planRelease(name, version))}
        >
          Make live
        </Button>
      )}
      {!hasSplit && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Split ${label}`}
          onClick={() => plan(planSplit(name, version))}
        >
          Split
        </Button>
      )}
    </Cluster>
  );
}

const planRollback = (name: string, version: string): PlannedChange => ({
  title: `Roll back ${name}?`,
  description: `All visitors get ${name} ${version}. Open pages keep their version until they are reloaded.`,
  buttonLabel: 'Roll back',
  change: { what: 'rollback', names: [name], to: version },
});

const planRelease = (name: string, version: string): PlannedChange => ({
  title: `Make ${name} ${version} live?`,
  description: 'All visitors get it. Open pages keep their version until they are reloaded.',
  buttonLabel: 'Make live',
  change: { what: 'release', versions: { [name]: version } },
});

const planSplit = (name: string, version: string): PlannedChange => ({
  title: `Split ${name} ${version}?`,
  description: 'A share of the visitors gets it. The others keep the live version.',
  buttonLabel: 'Split',
  change: { what: 'split', versions: { [name]: version }, share: 0.1 },
});
