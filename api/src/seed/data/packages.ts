import type { SeedPackage } from '../seed-types.ts';

const cleaning = ['bridal', 'Before the Wedding', 'After the Wedding', 'Vintage and Heirloom'];
const preservation = ['preservation', 'Boxed Preservation', 'Hanging Preservation', 'Restoration'];

/**
 * The add-ons. Id 1 is the one that can be personalised, for £55 instead of its amount
 * (specification §9, decision 18).
 */
export const packages: readonly SeedPackage[] = [
  { id: 1, name: 'Keepsake Box', amount: 3500, groups: [...cleaning, ...preservation] },
  { id: 2, name: 'Express Five-Day Turnaround', amount: 4500, groups: [...cleaning, 'occasion'] },
  {
    id: 3,
    name: 'Cover Extended to £10,000',
    amount: 1800,
    groups: [...cleaning, ...preservation],
  },
  { id: 4, name: 'Final Press on Delivery Eve', amount: 2800, groups: ['Before the Wedding'] },
  {
    id: 5,
    name: 'Bead and Lace Repair',
    amount: 4000,
    groups: ['bridal', 'After the Wedding', 'Vintage and Heirloom', 'Restoration'],
  },
  { id: 6, name: 'Condition Check after One Year', amount: 3000, groups: preservation },
  { id: 7, name: 'Padded Hanger and Cotton Garment Bag', amount: 1200, groups: ['occasion'] },
  { id: 8, name: 'Full Packing Service', amount: 18000, groups: ['removals'] },
  { id: 9, name: 'Floor and Carpet Protection', amount: 3500, groups: ['removals'] },
  { id: 10, name: 'Furniture Dismantling and Reassembly', amount: 6000, groups: ['removals'] },
  { id: 11, name: 'Take-Down and Rehanging', amount: 4500, groups: ['soft-furnishings'] },
];
