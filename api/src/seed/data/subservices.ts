import type { SeedSubservice } from '../seed-types.ts';

/**
 * Sub-services differ by time or method, so that each sub-service suits every product of its
 * service. A product offers the add-ons whose `groups` contain the name of a sub-service.
 */
export const subservices: readonly SeedSubservice[] = [
  { id: 1, serviceid: 1, name: 'Before the Wedding', picture: 'subservice-before-the-wedding.svg' },
  { id: 2, serviceid: 1, name: 'After the Wedding', picture: 'subservice-after-the-wedding.svg' },
  {
    id: 3,
    serviceid: 1,
    name: 'Vintage and Heirloom',
    picture: 'subservice-vintage-and-heirloom.svg',
  },
  { id: 4, serviceid: 2, name: 'Boxed Preservation', picture: 'subservice-boxed-preservation.svg' },
  {
    id: 5,
    serviceid: 2,
    name: 'Hanging Preservation',
    picture: 'subservice-hanging-preservation.svg',
  },
  { id: 6, serviceid: 2, name: 'Restoration', picture: 'subservice-restoration.svg' },
];
