import * as v from 'valibot';
import { dataResponse, declareBareCall, declareCall } from '../calls/call.ts';
import { amountInPounds, flag, id, integer } from '../calls/wire.ts';
import { serviceKinds } from './fulfilment.ts';
import { productDetailsSchema } from './product-details.ts';

/**
 * Calls that read the catalogue. Pages read the responses with the tolerant schemas in this folder,
 * because other backends leave fields out.
 */

const describeText = (description: string) => v.pipe(v.string(), v.metadata({ description }));

const metaFields = {
  meta_title: v.string(),
  meta_keywords: v.string(),
  meta_description: v.string(),
};

export const pictureFields = {
  pictures: v.optional(
    v.pipe(
      v.array(
        v.object({
          file: v.string(),
          alt: describeText("If '', pages use their own text."),
          focusx: v.pipe(integer, v.metadata({ description: 'Per cent from the left.' })),
          focusy: v.pipe(integer, v.metadata({ description: 'Per cent from the top.' })),
        }),
      ),
      v.metadata({
        description: 'Texts and focal points of the images. Absent if there are none.',
      }),
    ),
  ),
};

const service = v.object({
  id: integer,
  name: v.string(),
  picture: v.string(),
  slug: v.string(),
  priority: integer,
  isHome: flag,
  hasSubservices: flag,
  type: v.string(),
  ...metaFields,
  delivery: v.pipe(
    v.nullable(integer),
    v.metadata({ description: "Id of the service's delivery option." }),
  ),
  kind: v.picklist(serviceKinds),
  area: describeText(
    "Area of the listed price: 'london', 'mainland', 'anywhere', or '' if the kind decides.",
  ),
  ...pictureFields,
});

const subservice = v.object({
  id: integer,
  serviceid: integer,
  name: v.string(),
  picture: v.string(),
  ...pictureFields,
});

export const product = v.object({
  id: integer,
  name: v.string(),
  slug: v.string(),
  price: amountInPounds,
  description: describeText('Displayed as the size.'),
  serviceid: integer,
  gender: v.string(),
  status: flag,
  image: describeText('JSON text with keys such as picture0.'),
  ...metaFields,
  ...pictureFields,
});

const addon = v.object({
  id: integer,
  name: v.string(),
  amount: amountInPounds,
  status: v.pipe(
    integer,
    v.metadata({
      const: 0,
      description: 'Whether the add-on is chosen. Always 0 in responses.',
    }),
  ),
  productid: v.pipe(
    v.null(),
    v.metadata({ description: 'Set by the client when the shopper chooses.' }),
  ),
});

const readOptions = { method: 'GET', access: 'everybody', kind: 'catalogue' } as const;

const serviceParams = v.object({ serviceid: id });

/** A slug needs no length limit, because a very long slug just gets a 404. */
const slugParams = v.object({ slug: v.pipe(v.string(), v.metadata({ minLength: 1 })) });

export const getServices = declareBareCall({
  ...readOptions,
  path: 'users/getservices',
  summary: 'All services',
  response: v.array(service),
});

export const getSampleProducts = declareBareCall({
  ...readOptions,
  path: 'users/getdressestocheck',
  summary: "One product of each service; services without one are 'Coming Soon'",
  response: v.array(v.object({ serviceid: integer, name: v.string() })),
});

export const getProducts = declareBareCall({
  ...readOptions,
  path: 'users/getproducts/{serviceid}',
  summary: 'Products of a service',
  params: serviceParams,
  response: v.array(product),
});

export const getSubservices = declareBareCall({
  ...readOptions,
  path: 'users/getsubservices/{serviceid}',
  summary: 'Sub-services of a service',
  params: serviceParams,
  response: v.array(subservice),
});

export const getProductsByCategory = declareCall({
  ...readOptions,
  path: 'users/getproductsbycategoryslug/{slug}',
  summary: 'Products of the service with this slug',
  params: slugParams,
  response: dataResponse(v.array(product)),
});

export const getProduct = declareCall({
  ...readOptions,
  path: 'users/getproductbyslug/{slug}',
  summary: 'One product',
  params: slugParams,
  response: dataResponse(product),
});

export const getAddons = declareCall({
  ...readOptions,
  path: 'users/getpackages/{group}',
  summary: 'Add-ons',
  params: v.object({
    group: v.pipe(
      v.string(),
      v.metadata({ maxLength: 200, description: 'A gender or the name of a sub-service.' }),
    ),
  }),
  response: dataResponse(v.array(addon)),
});

export const getDeliveryCharges = declareCall({
  ...readOptions,
  path: 'users/getdeliverycharges',
  summary: 'Delivery options',
  response: dataResponse(
    v.array(v.object({ id: integer, name: v.string(), delivery_charge: amountInPounds })),
  ),
});

export const getProductDetails = declareCall({
  ...readOptions,
  path: 'users/getproductdetails/{slug}',
  summary: 'Additional texts of a product and of its add-ons',
  params: slugParams,
  response: dataResponse(productDetailsSchema),
});

export const getCurrentAddress = declareCall({
  ...readOptions,
  path: 'users/getcurrentaddress/{slug}',
  summary: 'Present address of a service or product that had this slug',
  params: slugParams,
  response: dataResponse(
    v.object({
      service: v.string(),
      product: describeText("'' for the address of a service."),
      ofservice: describeText(
        "Present slug of the service that had this slug, or ''. A product may have had it too.",
      ),
    }),
  ),
});

export const getKits = declareBareCall({
  ...readOptions,
  path: 'users/getkits',
  summary: 'The removal kits that are sold',
  response: v.array(product),
});

export const getStartingPrices = declareBareCall({
  ...readOptions,
  path: 'users/getstartingprices',
  summary: 'The lowest price of each service',
  response: v.array(v.object({ serviceid: integer, price: amountInPounds })),
});
