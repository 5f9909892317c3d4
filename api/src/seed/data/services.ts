import type { SeedService, SeedDeliveryCharge, SeedSubservice } from '../seed-types.ts';

/**
 * Pictures have the ratio 4:3. 'Office Removals' has no products, so the storefront shows it as
 * 'Coming Soon'.
 */
export const services: readonly SeedService[] = [
  {
    id: 1,
    name: 'Wedding Dress Cleaning',
    slug: 'wedding-dress-cleaning',
    picture: 'service-wedding-dress-cleaning.svg',
    priority: 100,
    isHome: true,
    hasSubservices: true,
    kind: 'garments',
    type: 'garment',
    delivery: 2,
    meta_title: 'Wedding Dress Cleaning by Hand in London',
    meta_keywords:
      'wedding dress cleaning, bridal gown cleaning, dress cleaning London, veil cleaning',
    meta_description:
      'Wedding dresses inspected, spot-treated and cleaned by hand. Collected and returned by insured courier across England, Wales and Scotland.',
  },
  {
    id: 2,
    name: 'Wedding Dress Preservation',
    slug: 'wedding-dress-preservation',
    picture: 'service-wedding-dress-preservation.svg',
    priority: 90,
    isHome: true,
    hasSubservices: true,
    kind: 'garments',
    type: 'garment',
    delivery: 2,
    meta_title: 'Wedding Dress Preservation and Acid-Free Boxing',
    meta_keywords: 'wedding dress preservation, acid-free box, dress storage box, heirloom dress',
    meta_description:
      'Your dress cleaned, folded through acid-free tissue and boxed for the decades ahead, or preserved hanging in breathable cotton.',
  },
  {
    id: 3,
    name: 'Removal Kits',
    slug: 'removal-kits',
    picture: 'service-removal-kits.svg',
    priority: 80,
    isHome: true,
    hasSubservices: false,
    kind: 'goods',
    type: '',
    delivery: 3,
    meta_title: 'Removal Kits of 40, 60 or 100 Boxes',
    meta_keywords: 'removal kit, moving boxes, house moving kit, packing kit London',
    meta_description:
      'Everything for a whole move in one delivery: removal kits of 40, 60 or 100 strong boxes for small moves up to homes of five bedrooms.',
  },
  {
    id: 4,
    name: 'Packing Materials',
    slug: 'packing-materials',
    picture: 'service-packing-materials.svg',
    priority: 70,
    isHome: true,
    hasSubservices: false,
    kind: 'goods',
    type: '',
    delivery: 1,
    meta_title: 'Packing Materials: Boxes, Tape, Wrap and Covers',
    meta_keywords: 'packing materials, bubble wrap, wardrobe carton, packing tape, mattress cover',
    meta_description:
      'The boxes, tape, paper and covers our own crews use, sold in sensible quantities and delivered across the UK.',
  },
  {
    id: 5,
    name: 'Home Removals',
    slug: 'home-removals',
    picture: 'service-home-removals.svg',
    priority: 60,
    isHome: true,
    hasSubservices: false,
    kind: 'move',
    type: '',
    delivery: 4,
    meta_title: 'Home Removals in London at a Fixed Price',
    meta_keywords: 'home removals London, house removals, man and van, moving company',
    meta_description:
      'Careful crews, blanket-wrapped furniture and a fixed price agreed before moving day, from half a day with a van to a house of four bedrooms.',
  },
  {
    id: 6,
    name: 'Occasion Wear Cleaning',
    slug: 'occasion-wear-cleaning',
    picture: 'service-occasion-wear-cleaning.svg',
    priority: 50,
    isHome: false,
    hasSubservices: false,
    kind: 'garments',
    type: 'garment',
    delivery: 2,
    meta_title: 'Occasion Wear Cleaning: Gowns, Suits and Christening Robes',
    meta_keywords: 'evening gown cleaning, bridesmaid dress cleaning, morning suit cleaning',
    meta_description:
      'Evening gowns, bridesmaid dresses, morning suits and christening robes, cleaned with the care we give to wedding dresses.',
  },
  {
    id: 7,
    name: 'Curtain Cleaning',
    slug: 'curtain-cleaning',
    picture: 'service-curtain-cleaning.svg',
    priority: 40,
    isHome: false,
    hasSubservices: false,
    kind: 'curtains',
    type: '',
    delivery: 1,
    meta_title: 'Curtain and Blind Cleaning in London',
    meta_keywords: 'curtain cleaning London, lined curtains, roman blind cleaning',
    meta_description:
      'Curtains and roman blinds cleaned at low temperature, pressed to length and returned ready to hang. We can take down and rehang them too.',
  },
  {
    id: 8,
    name: 'Storage',
    slug: 'storage',
    picture: 'service-storage.svg',
    priority: 30,
    isHome: false,
    hasSubservices: false,
    kind: 'storage',
    type: '',
    delivery: 4,
    meta_title: 'Storage in London by the Month',
    meta_keywords: 'storage London, furniture storage, container storage',
    meta_description:
      'Clean, dry and alarmed storage in our London warehouse, priced for four weeks at a time, from a few boxes to a whole house.',
  },
  {
    id: 9,
    name: 'Office Removals',
    slug: 'office-removals',
    picture: 'service-office-removals.svg',
    priority: 20,
    isHome: false,
    hasSubservices: false,
    kind: 'office',
    type: '',
    delivery: 4,
    meta_title: 'Office Removals in London',
    meta_keywords: 'office removals London, business relocation, office move',
    meta_description:
      'Office moves planned around your working week, desk by desk. Fixed-price office packages are coming soon.',
  },
];

/** Charges are in pence. */
export const deliveryCharges: readonly SeedDeliveryCharge[] = [
  { id: 1, name: 'Standard UK Delivery', delivery_charge: 950 },
  { id: 2, name: 'Insured Dress Courier', delivery_charge: 2400 },
  { id: 3, name: 'Pallet Delivery', delivery_charge: 3500 },
  { id: 4, name: 'No Delivery Needed', delivery_charge: 0 },
];

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
