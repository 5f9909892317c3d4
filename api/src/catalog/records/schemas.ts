import { serviceKinds } from 'contract/catalog/fulfilment';
import { productDetailsSchema } from 'contract/catalog/product-details';
import { Type } from 'typebox';
import type * as v from 'valibot';
import { pounds } from '../../http/fields.ts';
import { toRouteSchema } from '../../http/serve-call.ts';

/** Schema of a boolean, which the API sends as 1 or 0. */
const flag = Type.Integer({ minimum: 0, maximum: 1 });

const metaFields = {
  meta_title: Type.String(),
  meta_keywords: Type.String(),
  meta_description: Type.String(),
};

export const pictureTexts = {
  pictures: Type.Optional(
    Type.Array(
      Type.Object({
        file: Type.String(),
        alt: Type.String({ description: "'' stands for the page's own text." }),
        focusx: Type.Integer({ description: 'Per cent from the left.' }),
        focusy: Type.Integer({ description: 'Per cent from the top.' }),
      }),
      { description: 'Texts and focal points of the images. Absent if there are none.' },
    ),
  ),
};

export const Service = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  picture: Type.String(),
  slug: Type.String(),
  priority: Type.Integer(),
  isHome: flag,
  hasSubservices: flag,
  type: Type.String(),
  ...metaFields,
  delivery: Type.Union([Type.Integer(), Type.Null()], {
    description: "Id of the service's delivery option.",
  }),
  kind: Type.Enum(serviceKinds),
  area: Type.String({
    description: "Area of the listed price: 'london', 'mainland', 'anywhere', or '' by kind.",
  }),
  ...pictureTexts,
});

export const Subservice = Type.Object({
  id: Type.Integer(),
  serviceid: Type.Integer(),
  name: Type.String(),
  picture: Type.String(),
  ...pictureTexts,
});

export const Product = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  price: pounds,
  description: Type.String({ description: 'Displayed as the size.' }),
  serviceid: Type.Integer(),
  gender: Type.String(),
  status: flag,
  image: Type.String({ description: 'JSON text with keys such as picture0.' }),
  ...metaFields,
  ...pictureTexts,
});

export const Package = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  amount: pounds,
  status: Type.Integer({
    const: 0,
    description: 'Whether the add-on is chosen. Always 0 in responses.',
  }),
  productid: Type.Null({ description: 'Set by the client when the shopper chooses.' }),
});

export const DeliveryCharge = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  delivery_charge: pounds,
});

export const SampleProduct = Type.Object({ serviceid: Type.Integer(), name: Type.String() });

export const StartingPrice = Type.Object({ serviceid: Type.Integer(), price: pounds });

export const CurrentAddress = Type.Object({
  service: Type.String(),
  product: Type.String({ description: "'' for the address of a service." }),
  ofservice: Type.String({
    description:
      "Present slug of the service that had this slug, or ''. A product may have had it too.",
  }),
});

export const ProductDetails = Type.Unsafe<v.InferInput<typeof productDetailsSchema>>(
  toRouteSchema(productDetailsSchema),
);
