import type { SeedBanner } from '../seed-types.ts';

/** Home page banners. The first one's picture is 21:9 and served under its own name. */
export const banners: readonly SeedBanner[] = [
  {
    id: 1,
    title: 'Moved with care. Kept for life.',
    tagline:
      'London removals, honest packing materials, and wedding dresses cleaned and preserved by hand.',
    picture: 'banner-home.svg',
  },
];
