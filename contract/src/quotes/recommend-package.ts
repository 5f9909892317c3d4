import {
  getRegion,
  isEmptyOrPostcode,
  isOutsideArea,
  type ServiceArea,
} from '../catalog/service-area.ts';

export type Recommendation<Package> =
  | { kind: 'nothing' }
  /** `isPriced` is false if a postcode cannot be read, so that the price may not apply. */
  | { kind: 'package'; movePackage: Package; isPriced: boolean }
  | { kind: 'ask'; reason: 'too-much' | 'leaves-area' | 'off-mainland' | 'no-packages' };

interface Move {
  /** Volume of everything that moves, in litres. */
  litres: number;
  /** Postcodes of both addresses. A postcode that is not known is ''. */
  postcodes: readonly string[];
}

/**
 * Returns the recommended package. The prices of packages apply only within their area, so all
 * other moves need an individual quote. `packages` must be sorted by volume.
 */
export function recommendPackage<Package extends { area: ServiceArea; litres: number }>(
  { litres, postcodes }: Move,
  packages: readonly Package[],
): Recommendation<Package> {
  const isServed = ({ area }: Package) =>
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
