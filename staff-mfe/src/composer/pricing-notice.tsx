import { Button, Notice } from 'shared/ui';
import type { Pricing } from './use-priced-composition';

/** Says that the prices could not be read, or what is wrong with the whole composition. */
export function PricingNotice({ pricing }: { pricing: Pricing }) {
  const { priced, isPending, failure, retry } = pricing;
  if (failure !== '') {
    return (
      <Notice
        kind="error"
        isAnnounced
        title="The prices could not be worked out"
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            Try again
          </Button>
        }
      >
        {failure} Your lines are kept.
      </Notice>
    );
  }
  if (priced === null || isPending || priced.problem === '') return null;
  return (
    <Notice kind="warning" isAnnounced>
      {priced.problem}
    </Notice>
  );
}
