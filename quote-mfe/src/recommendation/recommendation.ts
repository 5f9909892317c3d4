import { getRegion } from '../journey/postcode';
import { sumLitres } from '../inventory/counts';
import type { Plan } from '../plan/plan';
import type { MovePackage } from './packages-api';

export type Recommendation =
  | { kind: 'nothing' }
  | { kind: 'package'; movePackage: MovePackage }
  | { kind: 'ask'; reason: 'too-much' | 'leaves-london' | 'off-mainland' | 'no-packages' };

/**
 * Returns the recommended package. The prices of packages apply only within London, so all other
 * moves need an individual quote. `packages` must be sorted by volume.
 */
export function recommendPackage(
  plan: Pick<Plan, 'counts' | 'from' | 'to'>,
  packages: MovePackage[],
): Recommendation {
  const litres = sumLitres(plan.counts);
  const regions = [getRegion(plan.from.postcode), getRegion(plan.to.postcode)];
  if (regions.includes('off-mainland')) return { kind: 'ask', reason: 'off-mainland' };
  if (packages.length === 0) return { kind: 'ask', reason: 'no-packages' };
  if (regions.includes('mainland')) return { kind: 'ask', reason: 'leaves-london' };
  if (litres === 0) return { kind: 'nothing' };
  const smallestPackage = packages.find((movePackage) => movePackage.litres >= litres);
  return smallestPackage
    ? { kind: 'package', movePackage: smallestPackage }
    : { kind: 'ask', reason: 'too-much' };
}
