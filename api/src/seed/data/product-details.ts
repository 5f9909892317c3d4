import type { ProductDetails } from 'contract/catalog/product-details';
import type { SeedProduct } from '../seed-types.ts';

type ProductTexts = Partial<Omit<ProductDetails, 'addons'>>;

/**
 * Returns the texts of a product. The list `included` begins with the texts of the product itself
 * and continues with the texts of the product's `gender`, the group of add-ons.
 */
export function getProductDetails({ id, gender }: Pick<SeedProduct, 'id' | 'gender'>) {
  const { included = [], ...texts } = textsByGender[gender] ?? {};
  return { ...texts, included: [...(includedById[id] ?? []), ...included] };
}

const textsByGender: Record<string, ProductTexts> = {
  bridal: {
    included: [
      'Inspection in daylight, with notes that you can read',
      'Stains treated one at a time, by hand',
      'Cleaning as the fabric asks for, then pressing',
      'Folded in tissue, in a sturdy box',
    ],
    turnaround: 'Usually three to four weeks from the day on which it reaches us.',
    steps: [
      'Order here. We agree the day on which the courier collects it, or you bring it to our warehouse.',
      'We inspect it, tell you what we expect of every mark, and clean it by hand.',
      'It comes back in tissue, ready to be hung for a day and worn.',
    ],
    careInstructions:
      'Hang it by its loops, not by its straps, in a dry room out of the sun. Let a damp hem dry by itself, and leave marks to us: water and soap set many of them.',
  },
  preservation: {
    included: [
      'Cleaning by hand, as for a dress that will be worn',
      'Acid-free tissue through every fold',
      'An acid-free box, or a cotton cover for hanging preservation',
      'Advice on where to keep it',
    ],
    turnaround: 'Usually six to eight weeks from the day on which it reaches us.',
    steps: [
      'Order here. We agree the day on which the courier collects it, or you bring it to our warehouse.',
      'We clean it by hand, let it rest, and look for marks that only show with time.',
      'It is packed so that no crease lies on bare fabric, and comes home to be kept.',
    ],
    careInstructions:
      'Keep the box flat in a cool, dry room, never in a loft or a cellar. Open it with clean hands once a year, and refold the dress along other lines.',
  },
  occasion: {
    included: [
      'Inspection of seams, trimmings and lining',
      'Stains treated by hand before cleaning',
      'Pressing, and a breathable cover',
    ],
    turnaround: 'Usually ten working days from the day on which it reaches us.',
    steps: [
      'Order here. We agree the day on which the courier collects it, or you bring it to our warehouse.',
      'We inspect it, treat what needs it by hand, clean and press it.',
      'It comes back on its hanger, ready for the day.',
    ],
    careInstructions:
      'Hang it in its breathable cover, away from the sun. Steam it from inside, and do not iron beads or sequins.',
  },
  kit: {
    included: ['Double-wall boxes, delivered flat', 'Delivery to your door on one pallet'],
    turnaround: 'Usually with you within three to five working days.',
    steps: [
      'Order the kit that fits your home; if you are between two sizes, ask us first.',
      'We agree a delivery day with you, or you collect it from our warehouse.',
      'Fold, fill and label the boxes room by room, in your own time.',
    ],
  },
  materials: {
    included: ['The quality that our own crews use', 'Packed flat, with care for corners'],
    turnaround: 'Usually with you within two to four working days.',
    steps: [
      'Order what you need; the quantities fit a real move.',
      'We pack it and send it to your door, or you collect it from our warehouse.',
      'What you do not need, unused and whole, you may send back within 14 days.',
    ],
  },
  removals: {
    included: [
      'The van or lorry with its fuel',
      'Blankets, straps and trolleys',
      'Loading, driving and unloading',
      'A fixed price, agreed before the day',
    ],
    turnaround: 'Done on the day that we agree with you.',
    steps: [
      'Order here. We call you to agree the day and to hear about stairs, lifts and parking.',
      'On the day the crew wraps the furniture, loads and drives.',
      'Everything is carried to the room where you want it.',
    ],
  },
  'soft-furnishings': {
    included: [
      'Measuring the drop before and after',
      'Cleaning at low temperature',
      'Pressing to length',
    ],
    turnaround: 'Usually ten working days from the day on which they reach us.',
    steps: [
      'Order here. We agree the day on which they are collected, or you bring them to our warehouse.',
      'We measure, clean at low temperature and press to length.',
      'They come back ready to hang.',
    ],
    careInstructions:
      'Hang them on the day on which they come back, so that creases drop out. Vacuum them with a soft brush every month.',
  },
  storage: {
    included: [
      'Four weeks of storage',
      'A dry, alarmed room',
      'Access in working hours, by arrangement',
    ],
    turnaround: 'Usually free from the next working day.',
    steps: [
      'Order here. We call you to agree the day on which your things come.',
      'You bring them, or our crew fetches them by a move of its own.',
      'We tell you before the four weeks end, and you say whether they stay.',
    ],
  },
};

const includedById: Record<number, readonly string[]> = {
  3: ['The train and its hem treated by hand'],
  4: ['Beads and embroidery tested seam by seam'],
  12: ['The train folded without a hard crease'],
  13: ['Beadwork padded, silk interleaved'],
  50: ['Four hours, two movers and one Luton van'],
  51: ['Two movers for the day'],
  52: ['Three movers and a 7.5-tonne lorry'],
  53: ['Four movers and two lorries'],
  70: ['40 boxes of 458x305x304mm'],
  71: ['60 boxes of 458x305x304mm'],
  72: ['100 boxes of 458x305x304mm'],
};
