import { useAppSelector } from 'shared/core';
import { FailedState, SkeletonCards, Stack } from 'shared/ui';
import { Enquiry } from '../enquiry/enquiry';
import { boxesOf, litresOf } from '../inventory/counts';
import type { Plan } from '../plan/plan';
import { Advice } from '../fitting/advice';
import { fitOf } from '../fitting/fit';
import { KitHint } from '../fitting/kit-hint';
import { PackageList } from '../fitting/package-list';
import { useGetMovePackagesQuery } from '../fitting/packages-api';

/** The recommendation, the kit for the boxes, and the enquiry, which is available before the packages are loaded. */
export function Result({ plan }: { plan: Plan }) {
  const { data, error, isFetching, refetch } = useGetMovePackagesQuery();
  // Ignores failures on the server, because the browser reads again.
  const hasFailed = useAppSelector((state) => state.restored) && error !== undefined;
  const fit = fitOf(plan, data ?? []);
  return (
    <Stack gap={5}>
      {data && <Advice fit={fit} litres={litresOf(plan.counts)} />}
      {data && data.length > 0 && <PackageList packages={data} fit={fit} />}
      {!data && !hasFailed && <SkeletonCards label="moves at a fixed price" count={3} />}
      {!data && hasFailed && (
        <FailedState
          what="the moves at a fixed price"
          headingLevel={3}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <KitHint boxes={boxesOf(plan.counts)} />
      <Enquiry plan={plan} fit={fit} />
    </Stack>
  );
}
