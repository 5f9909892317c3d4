import type { SeedDeliveryCharge } from '../seed-types.ts';

/** Charges are in pence. */
export const deliveryCharges: readonly SeedDeliveryCharge[] = [
  { id: 1, name: 'Standard UK Delivery', delivery_charge: 950 },
  { id: 2, name: 'Insured Dress Courier', delivery_charge: 2400 },
  { id: 3, name: 'Pallet Delivery', delivery_charge: 3500 },
  { id: 4, name: 'No Delivery Needed', delivery_charge: 0 },
];
