import { regionOf } from '../journey/postcode';
import { litresOf } from '../inventory/counts';
import type { Plan } from '../plan/plan';
import type { MovePackage } from './packages-api';

/** The recommendation: a package, or to ask for a quote with the reason. */
export type Fit =
  | { kind: 'nothing' }
  | { kind: 'package'; found: MovePackage }
  | { kind: 'ask'; why: 'too-much' | 'leaves-london' | 'off-mainland' | 'no-packages' };

/** Returns the smallest package with enough capacity. Prices apply within London, so other moves need a quote. */
export function fitOf(plan: Pick<Plan, 'counts' | 'from' | 'to'>, packages: MovePackage[]): Fit {
  const litres = litresOf(plan.counts);
  const regions = [regionOf(plan.from.postcode), regionOf(plan.to.postcode)];
  if (regions.includes('off-mainland')) return { kind: 'ask', why: 'off-mainland' };
  if (packages.length === 0) return { kind: 'ask', why: 'no-packages' };
  if (regions.includes('mainland')) return { kind: 'ask', why: 'leaves-london' };
  if (litres === 0) return { kind: 'nothing' };
  const found = packages.find((one) => one.litres >= litres);
  return found ? { kind: 'package', found } : { kind: 'ask', why: 'too-much' };
}
