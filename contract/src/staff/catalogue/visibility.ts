/**
 * Only visible entities are on pages and can be sold. Archived entities are not in the lists of the
 * staff desk either.
 */
export const visibilities = ['visible', 'hidden', 'archived'] as const;

export type Visibility = (typeof visibilities)[number];
