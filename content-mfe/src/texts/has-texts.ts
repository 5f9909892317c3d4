import type { ThunkExtra } from 'shared/data';

/** Returns whether the backend stores the FAQ and the terms (rule 64). */
export const hasTexts = (extra: unknown): boolean =>
  (extra as ThunkExtra).features?.includes('texts') ?? false;
