import type { SeedPackage } from '../seed-types.ts';

const cleaningGroups = [
  'bridal',
  'Before the Wedding',
  'After the Wedding',
  'Vintage and Heirloom',
];
const preservationGroups = [
  'preservation',
  'Boxed Preservation',
  'Hanging Preservation',
  'Restoration',
];

/** The add-on with id 1 can be personalised, at a price of £55 instead of `amount`. */
export const packages: readonly SeedPackage[] = [
  {
    id: 1,
    name: 'Keepsake Box',
    amount: 3500,
    groups: [...cleaningGroups, ...preservationGroups],
    about: 'A small linen-covered box for the garter, the vows and a piece of ribbon.',
  },
  {
    id: 2,
    name: 'Express Five-Day Turnaround',
    amount: 4500,
    groups: [...cleaningGroups, 'occasion'],
    about: 'Ready to go back to you within five working days of reaching us.',
  },
  {
    id: 3,
    name: 'Cover Extended to £10,000',
    amount: 1800,
    groups: [...cleaningGroups, ...preservationGroups],
    about: 'Doubles the included cover, for a dress that cost more than £10,000.',
  },
  {
    id: 4,
    name: 'Final Press on Delivery Eve',
    amount: 2800,
    groups: ['Before the Wedding'],
    about: 'Pressed again on the day before it leaves us, so that it arrives as you will wear it.',
  },
  {
    id: 5,
    name: 'Bead and Lace Repair',
    amount: 4000,
    groups: ['bridal', 'After the Wedding', 'Vintage and Heirloom', 'Restoration'],
    about: 'Loose beads sewn back and small tears in lace closed by hand, up to two hours of work.',
  },
  {
    id: 6,
    name: 'Condition Check after One Year',
    amount: 3000,
    groups: preservationGroups,
    about: 'After a year we open the box, look at every fold and pack it again.',
  },
  {
    id: 7,
    name: 'Padded Hanger and Cotton Garment Bag',
    amount: 1200,
    groups: ['occasion'],
    about: 'A hanger that keeps the shoulders, and a bag that lets the fabric breathe.',
  },
  {
    id: 8,
    name: 'Full Packing Service',
    amount: 18000,
    groups: ['removals'],
    about: 'Our crew brings the boxes and packs your home on the day before the move.',
  },
  {
    id: 9,
    name: 'Floor and Carpet Protection',
    amount: 3500,
    groups: ['removals'],
    about: 'Runners and covers on halls, stairs and carpets in both homes.',
  },
  {
    id: 10,
    name: 'Furniture Dismantling and Reassembly',
    amount: 6000,
    groups: ['removals'],
    about: 'Beds, wardrobes and tables taken apart, and put together again in their new rooms.',
  },
  {
    id: 11,
    name: 'Take-Down and Rehanging',
    amount: 4500,
    groups: ['soft-furnishings'],
    about: 'We take them down, and hang them again with every hook where it was.',
  },
];
