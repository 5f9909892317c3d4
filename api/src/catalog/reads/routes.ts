import { Type } from 'typebox';
import { defineDataResponse } from '../../http/responses.ts';
import { ServiceIdParams, SlugParams } from '../../http/fields.ts';
import type { CachedRoutes } from './cached-routes.ts';
import { findCurrentAddress } from './former-slugs.ts';
import { findProductDetails } from './product-details.ts';
import * as catalogue from './repository.ts';
import {
  DeliveryCharge,
  Package,
  CurrentAddress,
  Product,
  ProductDetails,
  SampleProduct,
  Service,
  StartingPrice,
  Subservice,
} from '../records/schemas.ts';

const PackagesParams = Type.Object({
  group: Type.String({ maxLength: 200, description: 'A gender or the name of a sub-service.' }),
});

export function registerCatalogRoutes(cachedRoutes: CachedRoutes): void {
  registerListRoutes(cachedRoutes);
  registerProductRoutes(cachedRoutes);
}

function registerListRoutes(cachedRoutes: CachedRoutes): void {
  cachedRoutes.get(
    '/users/getservices',
    { summary: 'All services', response: Type.Array(Service) },
    (_params, db) => catalogue.listServices(db),
  );

  cachedRoutes.get(
    '/users/getdressestocheck',
    {
      summary: "One product of each service that has any; others are 'Coming Soon'",
      response: Type.Array(SampleProduct),
    },
    (_params, db) => catalogue.listSampleProducts(db),
  );

  cachedRoutes.get(
    '/users/getproducts/:serviceid',
    { summary: 'Products of a service', params: ServiceIdParams, response: Type.Array(Product) },
    ({ serviceid }, db) => catalogue.listProducts(db, serviceid),
  );

  cachedRoutes.get(
    '/users/getsubservices/:serviceid',
    {
      summary: 'Sub-services of a service',
      params: ServiceIdParams,
      response: Type.Array(Subservice),
    },
    ({ serviceid }, db) => catalogue.listSubservices(db, serviceid),
  );

  cachedRoutes.get(
    '/users/getproductsbycategoryslug/:slug',
    {
      summary: 'Products of the service with this slug',
      params: SlugParams,
      response: defineDataResponse(Type.Array(Product)),
    },
    async ({ slug }, db) => toDataResponse(await catalogue.listProductsByCategory(db, slug)),
  );
}

function registerProductRoutes(cachedRoutes: CachedRoutes): void {
  cachedRoutes.get(
    '/users/getproductbyslug/:slug',
    { summary: 'One product', params: SlugParams, response: defineDataResponse(Product) },
    async ({ slug }, db) => toDataResponse(await catalogue.findProduct(db, slug)),
  );

  cachedRoutes.get(
    '/users/getpackages/:group',
    {
      summary: 'Add-ons',
      params: PackagesParams,
      response: defineDataResponse(Type.Array(Package)),
    },
    async ({ group }, db) => toDataResponse(await catalogue.listPackages(db, group)),
  );

  cachedRoutes.get(
    '/users/getdeliverycharges',
    { summary: 'Delivery options', response: defineDataResponse(Type.Array(DeliveryCharge)) },
    async (_params, db) => toDataResponse(await catalogue.listDeliveryCharges(db)),
  );
  cachedRoutes.get(
    '/users/getproductdetails/:slug',
    {
      summary: 'Additional texts of a product and of its add-ons',
      params: SlugParams,
      response: defineDataResponse(ProductDetails),
    },
    async ({ slug }, db) => toDataResponse(await findProductDetails(db, slug)),
  );
  cachedRoutes.get(
    '/users/getcurrentaddress/:slug',
    {
      summary: 'Present address of a service or product that had this slug',
      params: SlugParams,
      response: defineDataResponse(CurrentAddress),
    },
    async ({ slug }, db) => toDataResponse(await findCurrentAddress(db, slug)),
  );
  cachedRoutes.get(
    '/users/getkits',
    { summary: 'The removal kits that are sold', response: Type.Array(Product) },
    (_params, db) => catalogue.listKits(db),
  );
  cachedRoutes.get(
    '/users/getstartingprices',
    { summary: 'The lowest price of each service', response: Type.Array(StartingPrice) },
    (_params, db) => catalogue.listStartingPrices(db),
  );
}

function toDataResponse<Data>(data: Data) {
  return { status: true as const, data };
}
