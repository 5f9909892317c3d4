/** Only visible entities are shown and sold. Archived ones are not in the desk's lists either. */
export const visibilities = ['visible', 'hidden', 'archived'] as const;

export type Visibility = (typeof visibilities)[number];
