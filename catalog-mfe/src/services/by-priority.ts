import type { Service } from 'shared/data';

/** Services by priority, descending (specification §2). */
export const byPriority = (services: readonly Service[]): Service[] =>
  [...services].sort((a, b) => b.priority - a.priority);
