import type { ShopStatus } from 'releases/status';

/** Returns the packages of which the shop has versions. */
export const listNames = ({ releases }: Pick<ShopStatus, 'releases'>): string[] => [
  ...new Set(releases.map(({ name }) => name)),
];
