export type { DeliveryCharge } from 'contract/delivery-charge';
