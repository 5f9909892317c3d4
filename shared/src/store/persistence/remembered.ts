import * as v from 'valibot';
import { cartLineSchema, packageLineSchema } from '../basket/lines';
import { placementSchema } from '../placement/placement-slice';

const idSchema = v.union([v.number(), v.string()]);
const textFields = { name: v.string(), picture: v.string() };

const service = v.object({
  ...textFields,
  id: idSchema,
  slug: v.string(),
  priority: v.number(),
  isHome: v.boolean(),
  hasSubservices: v.boolean(),
  type: v.string(),
  meta_title: v.string(),
  meta_keywords: v.string(),
  meta_description: v.string(),
  delivery: v.nullable(idSchema),
});

const product = v.omit(cartLineSchema, ['productid', 'packages', 'cartamount', 'cartquantity']);

/**
 * What is kept in local storage, by slice name, and what its content must be to be taken back
 * (specification §3). Anything else there is foreign, corrupt or of another version, and is ignored.
 */
export const remembered = {
  innerdress: v.nullable(product),
  cart: v.array(cartLineSchema),
  packages: v.array(packageLineSchema),
  personalised: v.array(packageLineSchema),
  services: v.nullable(service),
  subservices: v.nullable(v.object({ ...textFields, serviceid: idSchema })),
  checkoutstatus: v.picklist([0, 1]),
  placement: v.nullable(placementSchema),
} satisfies Record<string, v.GenericSchema>;

export const rememberedKeys = Object.keys(remembered) as (keyof typeof remembered)[];

/** Raised when a slice's shape changes; older and newer content is then left alone. */
export const STATE_VERSION = 1;
