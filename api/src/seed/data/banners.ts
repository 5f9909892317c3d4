import type { SeedBanner } from '../seed-types.ts';

/** The first picture has the ratio 21:9. */
export const banners: readonly SeedBanner[] = [
  {
    id: 1,
    title: 'Moved with care. Kept for life.',
    tagline:
      'London removals, honest packing materials, and wedding dresses cleaned and preserved by hand.',
    picture: 'banner-home.svg',
  },
];
