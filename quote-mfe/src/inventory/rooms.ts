/** A piece of furniture or another thing to move. */
export interface Item {
  id: string;
  name: string;
  /** Volume in a van, wrapped and stacked, in litres. 1000 litres are a cubic metre. */
  litres: number;
  /** Number by which one press changes the count. Default: 1. */
  step?: number;
}

export interface Room {
  name: string;
  items: readonly Item[];
}

const item = (id: string, name: string, litres: number, step?: number): Item => ({
  ...{ id, name, litres },
  ...(step !== undefined && { step }),
});

/** Id of the item that removal kits contain. */
export const BOX = 'box';

/** Items by room. Browsers save the ids, so the meaning of an id must never change. */
export const rooms: readonly Room[] = [
  {
    name: 'Living room',
    items: [
      item('sofa-3', 'Three-seat sofa', 1500),
      item('sofa-2', 'Two-seat sofa', 1100),
      item('armchair', 'Armchair', 700),
      item('coffee-table', 'Coffee table', 300),
      item('television', 'Television and stand', 500),
      item('bookcase', 'Bookcase', 600),
      item('sideboard', 'Sideboard', 900),
      item('rug', 'Rug, rolled', 150),
      item('lamp', 'Standing lamp', 100),
      item('picture', 'Picture or mirror', 100),
      item('piano', 'Upright piano', 1600),
    ],
  },
  {
    name: 'Kitchen and dining',
    items: [
      item('dining-table', 'Dining table', 900),
      item('dining-chair', 'Dining chair', 200),
      item('cabinet', 'Display cabinet', 1000),
      item('fridge', 'Fridge-freezer', 900),
      item('washing-machine', 'Washing machine', 450),
      item('dryer', 'Tumble dryer', 450),
      item('dishwasher', 'Dishwasher', 450),
      item('cooker', 'Cooker', 500),
    ],
  },
  {
    name: 'Bedrooms',
    items: [
      item('bed-double', 'Double bed with mattress', 1600),
      item('bed-single', 'Single bed with mattress', 900),
      item('cot', 'Cot', 500),
      item('wardrobe-double', 'Double wardrobe', 1600),
      item('wardrobe-single', 'Single wardrobe', 900),
      item('drawers', 'Chest of drawers', 600),
      item('bedside', 'Bedside table', 150),
      item('dressing-table', 'Dressing table', 700),
    ],
  },
  {
    name: 'Study and hall',
    items: [
      item('desk', 'Desk', 900),
      item('office-chair', 'Office chair', 400),
      item('filing', 'Filing cabinet', 400),
      item('computer', 'Computer and screen', 200),
      item('hall-table', 'Hall table', 300),
      item('shoes', 'Shoe or coat rack', 300),
    ],
  },
  {
    name: 'Garden, garage and loft',
    items: [
      item('bicycle', 'Bicycle', 500),
      item('lawnmower', 'Lawnmower', 400),
      item('garden-table', 'Garden table', 700),
      item('garden-chair', 'Garden chair', 200),
      item('barbecue', 'Barbecue', 500),
      item('shelving', 'Shelving unit', 500),
      item('tools', 'Tools, a crate of', 150),
    ],
  },
  {
    name: 'Boxes and bags',
    items: [
      item(BOX, 'Removal box, five at a time', 50, 5),
      item('wardrobe-carton', 'Wardrobe carton', 300),
      item('suitcase', 'Suitcase or large bag', 120),
    ],
  },
];

/** Items of all rooms. */
export const items: readonly Item[] = rooms.flatMap((room) => room.items);
