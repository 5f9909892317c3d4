import type { Service } from 'shared/data';

/** Returns services by descending priority (specification, section 2). */
export const byPriority = (services: readonly Service[]): Service[] =>
  [...services].sort((a, b) => b.priority - a.priority);
