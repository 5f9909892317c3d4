import type {
  SeedAbout,
  SeedBanner,
  SeedFeaturedProduct,
  SeedFitCheckEntry,
} from '../seed-types.ts';

/** The picture has the ratio 3:2. Paragraphs are separated by empty lines. */
export const about: SeedAbout = {
  picture: 'about.svg',
  description: [
    'We are a London firm with two trades that have more in common than they seem. One moves homes: strong boxes, blankets, straps and people who know how to turn a sofa in a Victorian stairwell. The other looks after wedding dresses: soft brushes, cool water, acid-free tissue and a great deal of patience. Both come down to being trusted with things that cannot simply be bought again.',
    'Every dress that arrives is inspected in daylight before anything touches it. We look for the marks you can see, and for those you cannot: sugar, champagne and perspiration dry clear and turn brown years later. Each is treated by hand, the dress is cleaned in the way its own fabric asks for, and nothing leaves until the hem, the beading and every button have been looked at again.',
    'Our removal kits and packing materials are the ones our own crews use. We sell them in quantities that fit a real move, deliver them flat, and will gladly tell you when you need fewer than you think.',
    'Dresses travel by insured courier to and from mainland postcodes in England, Wales and Scotland, with cover of up to £5,000 included. If you are nearby, you are welcome to collect from our London warehouse instead and pay nothing for delivery.',
  ].join('\n\n'),
};

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

export const featuredProducts: readonly SeedFeaturedProduct[] = [
  { id: 1, productid: 3 },
  { id: 2, productid: 12 },
  { id: 3, productid: 5 },
  { id: 4, productid: 38 },
];

const createEntry = (id: number, name: string, url_label: string): SeedFitCheckEntry => ({
  id,
  picture: `fitcheck-${name}.svg`,
  url: `https://example.com/fitcheck/${name}`,
  url_label,
});

/** Pictures have the ratio 4:5, and the linked URLs are examples. */
export const fitCheck: readonly SeedFitCheckEntry[] = [
  createEntry(1, 'window-light', 'Morning light, an hour to go'),
  createEntry(2, 'mannequin', 'Back from cleaning'),
  createEntry(3, 'folded-in-tissue', 'Folded for the years ahead'),
  createEntry(4, 'lace-veil', 'The cathedral veil'),
  createEntry(5, 'button-back', 'A row of silk buttons'),
  createEntry(6, 'long-train', 'A train worth saving'),
  createEntry(7, 'shoes-and-bouquet', 'Shoes, saved too'),
  createEntry(8, 'tea-length', 'A registry-office classic'),
  createEntry(9, 'bridesmaids', 'Three in sage'),
];
