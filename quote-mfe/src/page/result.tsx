import { useAppSelector } from 'shared/store';
import { FailedState, SkeletonCards, Stack } from 'shared/ui';
import { Enquiry } from '../enquiry/enquiry';
import { countBoxes, sumLitres } from 'contract/quotes/furniture-counts';
import type { Plan } from '../plan/plan';
import { Advice } from '../recommendation/advice';
import { recommendPackage } from 'contract/quotes/recommend-package';
import { KitHint } from '../recommendation/kit-hint';
import { PackageList } from '../recommendation/package-list';
import { useGetMovePackagesQuery } from '../recommendation/packages-api';

/** Result of the estimate. Only the recommended package waits for the backend. */
export function Result({ plan }: { plan: Plan }) {
  const { data, error, isFetching, refetch } = useGetMovePackagesQuery();
  // Ignores a failure on the server, because the browser repeats the request.
  const hasFailed = useAppSelector((state) => state.restored) && error !== undefined;
  const litres = sumLitres(plan.counts);
  const postcodes = [plan.from.postcode, plan.to.postcode];
  const recommendation = recommendPackage({ litres, postcodes }, data ?? []);
  return (
    <Stack gap={5}>
      {data && <Advice recommendation={recommendation} litres={litres} />}
      {data && data.length > 0 && <PackageList packages={data} recommendation={recommendation} />}
      {!data && !hasFailed && <SkeletonCards label="moves at a fixed price" count={3} />}
      {!data && hasFailed && (
        <FailedState
          subject="the moves at a fixed price"
          headingLevel={3}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <KitHint boxes={countBoxes(plan.counts)} />
      <Enquiry plan={plan} recommendation={recommendation} />
    </Stack>
  );
}
