import type { SeedAbout } from '../seed-types.ts';

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
