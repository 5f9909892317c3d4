/**
 * Pages display and sell only visible entities. The lists of the staff desk contain visible and
 * hidden entities, but no archived ones.
 */
export const visibilities = ['visible', 'hidden', 'archived'] as const;

export type Visibility = (typeof visibilities)[number];
