import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

export const deliveryChargeSchema = v.object({ id, name: text, delivery_charge: pence });

export type DeliveryCharge = v.InferOutput<typeof deliveryChargeSchema>;
