import { Type } from 'typebox';
import type { Db } from '../db/db.ts';
import { dataAnswer } from '../http/answers.ts';
import { ServiceIdParams, SlugParams } from '../http/fields.ts';
import type { CachedReads } from './cached-reads.ts';
import { findProductDetails } from './product-details.ts';
import * as catalogue from './repository.ts';
import {
  DeliveryCharge,
  Package,
  Product,
  ProductDetails,
  ProductToCheck,
  Service,
  StartingPrice,
  Subservice,
} from './schemas.ts';

const PackagesParams = Type.Object({
  group: Type.String({ maxLength: 200, description: 'A gender or the name of a sub-service.' }),
});

/** Registers the GET routes of the catalogue. */
export function catalogRoutes(reads: CachedReads, db: Db): void {
  listRoutes(reads, db);
  productRoutes(reads, db);
}

/** Registers the routes of services and of product lists. */
function listRoutes(reads: CachedReads, db: Db): void {
  reads.get('/users/getservices', { summary: 'All services', answer: Type.Array(Service) }, () =>
    catalogue.listServices(db),
  );

  reads.get(
    '/users/getdressestocheck',
    {
      summary: "One product of each service that has any; others are 'Coming Soon'",
      answer: Type.Array(ProductToCheck),
    },
    () => catalogue.listProductsToCheck(db),
  );

  reads.get(
    '/users/getproducts/:serviceid',
    { summary: 'Products of a service', params: ServiceIdParams, answer: Type.Array(Product) },
    ({ serviceid }) => catalogue.listProducts(db, serviceid),
  );

  reads.get(
    '/users/getsubservices/:serviceid',
    {
      summary: 'Sub-services of a service',
      params: ServiceIdParams,
      answer: Type.Array(Subservice),
    },
    ({ serviceid }) => catalogue.listSubservices(db, serviceid),
  );

  reads.get(
    '/users/getproductsbycategoryslug/:slug',
    {
      summary: 'Products of the service with this slug',
      params: SlugParams,
      answer: dataAnswer(Type.Array(Product)),
    },
    async ({ slug }) => done(await catalogue.listProductsByCategory(db, slug)),
  );
}

/** Registers the routes of one product, of add-ons and of prices. */
function productRoutes(reads: CachedReads, db: Db): void {
  reads.get(
    '/users/getproductbyslug/:slug',
    { summary: 'One product', params: SlugParams, answer: dataAnswer(Product) },
    async ({ slug }) => done(await catalogue.findProduct(db, slug)),
  );

  reads.get(
    '/users/getpackages/:group',
    { summary: 'Add-ons', params: PackagesParams, answer: dataAnswer(Type.Array(Package)) },
    async ({ group }) => done(await catalogue.listPackages(db, group)),
  );

  reads.get(
    '/users/getdeliverycharges',
    { summary: 'Delivery options', answer: dataAnswer(Type.Array(DeliveryCharge)) },
    async () => done(await catalogue.listDeliveryCharges(db)),
  );
  reads.get(
    '/users/getproductdetails/:slug',
    {
      summary: 'Additional texts of a product and of its add-ons',
      params: SlugParams,
      answer: dataAnswer(ProductDetails),
    },
    async ({ slug }) => done(await findProductDetails(db, slug)),
  );
  reads.get(
    '/users/getstartingprices',
    { summary: 'The lowest price of each service', answer: Type.Array(StartingPrice) },
    () => catalogue.listStartingPrices(db),
  );
}

function done<Data>(data: Data) {
  return { status: true as const, data };
}
