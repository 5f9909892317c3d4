import type { Counts } from './counts';

/** A size of home with its typical items. */
export interface Home {
  id: 'studio' | 'one' | 'two' | 'three' | 'four' | 'five';
  name: string;
  counts: Counts;
}

const studio: Counts = {
  ...{ 'sofa-2': 1, armchair: 1, 'coffee-table': 1, television: 1, bookcase: 1, picture: 2 },
  ...{ 'dining-chair': 2, 'bed-double': 1, 'wardrobe-single': 1, drawers: 1, bedside: 1 },
  ...{ suitcase: 2, box: 15 },
};

const oneBedroom: Counts = {
  ...{ 'sofa-3': 1, armchair: 1, 'coffee-table': 1, television: 1, bookcase: 1, picture: 3 },
  ...{ 'dining-table': 1, 'dining-chair': 4, fridge: 1, 'washing-machine': 1 },
  ...{ 'bed-double': 1, 'wardrobe-double': 1, drawers: 1, bedside: 2, suitcase: 2, box: 30 },
};

const twoBedrooms: Counts = {
  ...{ 'sofa-3': 1, 'sofa-2': 1, armchair: 1, 'coffee-table': 1, television: 1, bookcase: 2 },
  ...{ sideboard: 1, rug: 2, lamp: 2, picture: 5, 'dining-table': 1, 'dining-chair': 4 },
  ...{ fridge: 1, 'washing-machine': 1, 'bed-double': 2, 'wardrobe-double': 2, drawers: 2 },
  ...{ bedside: 4, desk: 1, 'office-chair': 1, bicycle: 1, suitcase: 3, box: 50 },
};

const threeBedrooms: Counts = {
  ...{ 'sofa-3': 1, 'sofa-2': 1, armchair: 2, 'coffee-table': 1, television: 2, bookcase: 3 },
  ...{ sideboard: 1, rug: 3, lamp: 3, picture: 8, 'dining-table': 1, 'dining-chair': 6 },
  ...{ cabinet: 1, fridge: 1, 'washing-machine': 1, dishwasher: 1, 'bed-double': 2 },
  ...{ 'bed-single': 1, 'wardrobe-double': 2, 'wardrobe-single': 1, drawers: 3, bedside: 5 },
  ...{ desk: 1, 'office-chair': 1, computer: 1, shoes: 1, bicycle: 2, lawnmower: 1 },
  ...{ 'garden-table': 1, 'garden-chair': 4, shelving: 1, tools: 2, suitcase: 4, box: 70 },
};

const fourBedrooms: Counts = {
  ...{ 'sofa-3': 2, 'sofa-2': 1, armchair: 2, 'coffee-table': 2, television: 2, bookcase: 4 },
  ...{ sideboard: 1, rug: 4, lamp: 4, picture: 10, 'dining-table': 1, 'dining-chair': 8 },
  ...{ cabinet: 1, fridge: 1, 'washing-machine': 1, dryer: 1, dishwasher: 1, 'bed-double': 3 },
  ...{ 'bed-single': 1, 'wardrobe-double': 3, 'wardrobe-single': 1, drawers: 4, bedside: 6 },
  ...{ 'dressing-table': 1, desk: 1, 'office-chair': 1, computer: 1, shoes: 1, bicycle: 3 },
  ...{ lawnmower: 1, 'garden-table': 1, 'garden-chair': 6, barbecue: 1, shelving: 1, tools: 3 },
  ...{ suitcase: 5, box: 100 },
};

const fiveBedrooms: Counts = {
  ...fourBedrooms,
  ...{ armchair: 4, sideboard: 2, bookcase: 6, 'dining-chair': 10, 'bed-double': 4 },
  ...{ 'wardrobe-double': 4, drawers: 5, bedside: 8, desk: 2, 'office-chair': 2, shelving: 3 },
  ...{ tools: 5, suitcase: 6, box: 130 },
};

export const homes: readonly Home[] = [
  { id: 'studio', name: 'Studio', counts: studio },
  { id: 'one', name: '1 bedroom', counts: oneBedroom },
  { id: 'two', name: '2 bedrooms', counts: twoBedrooms },
  { id: 'three', name: '3 bedrooms', counts: threeBedrooms },
  { id: 'four', name: '4 bedrooms', counts: fourBedrooms },
  { id: 'five', name: '5 bedrooms', counts: fiveBedrooms },
];
