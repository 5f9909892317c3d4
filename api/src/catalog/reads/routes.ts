import * as calls from 'contract/catalog/catalogue-calls';
import type { CachedRoutes } from './cached-routes.ts';
import { findCurrentAddress } from './former-slugs.ts';
import { findProductDetails } from './product-details.ts';
import * as catalogue from './repository.ts';

export function registerCatalogRoutes({ serve, serveBare }: CachedRoutes): void {
  serveBare(calls.getServices, (_params, db) => catalogue.listServices(db));
  serveBare(calls.getSampleProducts, (_params, db) => catalogue.listSampleProducts(db));
  serveBare(calls.getProducts, ({ serviceid }, db) => catalogue.listProducts(db, serviceid));
  serveBare(calls.getSubservices, ({ serviceid }, db) => catalogue.listSubservices(db, serviceid));
  serve(calls.getProductsByCategory, async ({ slug }, db) => ({
    data: await catalogue.listProductsByCategory(db, slug),
  }));
  serve(calls.getProduct, async ({ slug }, db) => ({
    data: await catalogue.findProduct(db, slug),
  }));
  serve(calls.getAddons, async ({ group }, db) => ({
    data: await catalogue.listPackages(db, group),
  }));
  serve(calls.getDeliveryCharges, async (_params, db) => ({
    data: await catalogue.listDeliveryCharges(db),
  }));
  serve(calls.getProductDetails, async ({ slug }, db) => ({
    data: await findProductDetails(db, slug),
  }));
  serve(calls.getCurrentAddress, async ({ slug }, db) => ({
    data: await findCurrentAddress(db, slug),
  }));
  serveBare(calls.getKits, (_params, db) => catalogue.listKits(db));
  serveBare(calls.getStartingPrices, (_params, db) => catalogue.listStartingPrices(db));
}
