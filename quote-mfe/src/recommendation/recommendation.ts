import { getRegion, isOutsideArea } from 'contract/catalog/service-area';
import { isEmptyOrPostcode } from '../journey/journey-errors';
import { sumLitres } from '../inventory/counts';
import type { Plan } from '../plan/plan';
import type { MovePackage } from './packages-api';

export type Recommendation =
  | { kind: 'nothing' }
  /** `isPriced` is false if a postcode cannot be read, so that the price may not apply. */
  | { kind: 'package'; movePackage: MovePackage; isPriced: boolean }
  | { kind: 'ask'; reason: 'too-much' | 'leaves-area' | 'off-mainland' | 'no-packages' };

/**
 * Returns the recommended package. The prices of packages apply only within their area, so all
 * other moves need an individual quote. `packages` must be sorted by volume.
 */
export function recommendPackage(
  plan: Pick<Plan, 'counts' | 'from' | 'to'>,
  packages: MovePackage[],
): Recommendation {
  const litres = sumLitres(plan.counts);
  const postcodes = [plan.from.postcode, plan.to.postcode];
  const isServed = ({ area }: MovePackage) =>
    !postcodes.some((postcode) => isOutsideArea(area, postcode));
  const servedPackages = packages.filter(isServed);
  if (servedPackages.length === 0) {
    if (postcodes.some((postcode) => getRegion(postcode) === 'off-mainland'))
      return { kind: 'ask', reason: 'off-mainland' };
    return { kind: 'ask', reason: packages.length === 0 ? 'no-packages' : 'leaves-area' };
  }
  if (litres === 0) return { kind: 'nothing' };
  const smallestPackage = servedPackages.find((movePackage) => movePackage.litres >= litres);
  return smallestPackage
    ? {
        kind: 'package',
        movePackage: smallestPackage,
        isPriced: postcodes.every(isEmptyOrPostcode),
      }
    : { kind: 'ask', reason: 'too-much' };
}
