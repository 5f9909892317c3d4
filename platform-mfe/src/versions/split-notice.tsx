import { usePermission } from 'shared/session';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { formatTime } from 'shared/desk';
import type { PlannedChange } from './change-dialog';
import { describeFailure, formatShare } from './format-release';
import type { ReleaseOverview } from 'contract/releases/versions';

interface SplitNoticeProps {
  split: NonNullable<ReleaseOverview['split']>;
  releasePackages: ReleaseOverview['packages'];
  onPlan: (plannedChange: PlannedChange) => void;
}

/**
 * Says which share of the visitors gets other versions (a split). The user can promote or end the
 * split.
 */
export function SplitNotice({ split, releasePackages, onPlan }: SplitNoticeProps) {
  const { share, since, by, names, promoteAfter, why } = split;
  const mayChange = usePermission('releaseChanges');
  const packages = names.join(' and ');
  const warning = releasePackages
    .flatMap(({ name, versions }) =>
      versions
        .filter((version) => version.state === 'split' && describeFailure(version) !== '')
        .map((version) => `${name} ${version.version}: ${describeFailure(version)}`),
    )
    .join(' ');
  return (
    <Notice
      kind="info"
      title={`${formatShare(share)} of the visitors get another version of ${packages}`}
    >
      <Stack gap={3}>
        <p>{`Since ${formatTime(since)}, by ${by}.${why && ` Reason: ${why}`}`}</p>
        {promoteAfter !== null && (
          <p>{`It promotes itself at ${formatTime(promoteAfter)} if its figures are healthy, and else ends itself.`}</p>
        )}
        {mayChange && (
          <Cluster>
            <Button
              size="small"
              onClick={() =>
                onPlan({
                  title: 'Promote the split?',
                  description: `All visitors get the split version of ${packages}.`,
                  buttonLabel: 'Promote',
                  change: { what: 'promote' },
                  ...(warning && { warning }),
                })
              }
            >
              Promote
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() =>
                onPlan({
                  title: 'End the split?',
                  description: `All visitors get the live version of ${packages}.`,
                  buttonLabel: 'End the split',
                  change: { what: 'withdraw', names },
                })
              }
            >
              End the split
            </Button>
          </Cluster>
        )}
      </Stack>
    </Notice>
  );
}
