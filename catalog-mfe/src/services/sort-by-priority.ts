import type { Service } from 'contract/catalog/service';

/** Sorts services by priority, the highest first (specification, section 2). */
export const sortByPriority = (services: readonly Service[]): Service[] =>
  [...services].sort((a, b) => b.priority - a.priority);
