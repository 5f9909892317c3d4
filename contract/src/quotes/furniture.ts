export interface Item {
  id: string;
  name: string;
  /** Volume in a van, wrapped and stacked. 1000 litres are a cubic metre. */
  litres: number;
  /** Change of the count by one press of plus or minus. The default is 1. */
  step?: number;
}

export interface Room {
  name: string;
  items: readonly Item[];
}

const createItem = (id: string, name: string, litres: number, step?: number): Item => ({
  id,
  name,
  litres,
  ...(step !== undefined && { step }),
});

export const BOX_ID = 'box';

/** Never change the meaning of an id, because browsers have saved counts by id. */
export const rooms: readonly Room[] = [
  {
    name: 'Living room',
    items: [
      createItem('sofa-3', 'Three-seat sofa', 1500),
      createItem('sofa-2', 'Two-seat sofa', 1100),
      createItem('armchair', 'Armchair', 700),
      createItem('coffee-table', 'Coffee table', 300),
      createItem('television', 'Television and stand', 500),
      createItem('bookcase', 'Bookcase', 600),
      createItem('sideboard', 'Sideboard', 900),
      createItem('rug', 'Rug, rolled', 150),
      createItem('lamp', 'Standing lamp', 100),
      createItem('picture', 'Picture or mirror', 100),
      createItem('piano', 'Upright piano', 1600),
    ],
  },
  {
    name: 'Kitchen and dining',
    items: [
      createItem('dining-table', 'Dining table', 900),
      createItem('dining-chair', 'Dining chair', 200),
      createItem('cabinet', 'Display cabinet', 1000),
      createItem('fridge', 'Fridge-freezer', 900),
      createItem('washing-machine', 'Washing machine', 450),
      createItem('dryer', 'Tumble dryer', 450),
      createItem('dishwasher', 'Dishwasher', 450),
      createItem('cooker', 'Cooker', 500),
    ],
  },
  {
    name: 'Bedrooms',
    items: [
      createItem('bed-double', 'Double bed with mattress', 1600),
      createItem('bed-single', 'Single bed with mattress', 900),
      createItem('cot', 'Cot', 500),
      createItem('wardrobe-double', 'Double wardrobe', 1600),
      createItem('wardrobe-single', 'Single wardrobe', 900),
      createItem('drawers', 'Chest of drawers', 600),
      createItem('bedside', 'Bedside table', 150),
      createItem('dressing-table', 'Dressing table', 700),
    ],
  },
  {
    name: 'Study and hall',
    items: [
      createItem('desk', 'Desk', 900),
      createItem('office-chair', 'Office chair', 400),
      createItem('filing', 'Filing cabinet', 400),
      createItem('computer', 'Computer and screen', 200),
      createItem('hall-table', 'Hall table', 300),
      createItem('shoes', 'Shoe or coat rack', 300),
    ],
  },
  {
    name: 'Garden, garage and loft',
    items: [
      createItem('bicycle', 'Bicycle', 500),
      createItem('lawnmower', 'Lawnmower', 400),
      createItem('garden-table', 'Garden table', 700),
      createItem('garden-chair', 'Garden chair', 200),
      createItem('barbecue', 'Barbecue', 500),
      createItem('shelving', 'Shelving unit', 500),
      createItem('tools', 'Tools, a crate of', 150),
    ],
  },
  {
    name: 'Boxes and bags',
    items: [
      createItem(BOX_ID, 'Removal box', 50, 5),
      createItem('wardrobe-carton', 'Wardrobe carton', 300),
      createItem('suitcase', 'Suitcase or large bag', 120),
    ],
  },
];

export const items: readonly Item[] = rooms.flatMap((room) => room.items);
