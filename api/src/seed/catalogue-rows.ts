import { about } from './data/about.ts';
import { banners } from './data/banners.ts';
import { calendarTrades, scheduledServices } from './data/calendar.ts';
import { deliveryCharges } from './data/delivery-charges.ts';
import { featuredProducts } from './data/featured-products.ts';
import { fitCheck } from './data/fit-check.ts';
import { packages } from './data/packages.ts';
import { detailsOf } from './data/product-details.ts';
import { products } from './data/products.ts';
import { services } from './data/services.ts';
import { subservices } from './data/subservices.ts';
import type { SeedProduct, SeedService } from './seed-types.ts';

/** Functions that convert the seed data to table rows. */
export const deliveryChargeRows = () =>
  deliveryCharges.map(({ delivery_charge: charge, ...option }) => ({ ...option, charge }));

export const serviceRows = () => services.map((service) => ({ ...service, ...meta(service) }));

export const subserviceRows = () => subservices.map((subservice) => ({ ...subservice }));

export const productRows = () =>
  products.map((product) => ({
    ...product,
    ...meta(product),
    ...detailsOf(product),
    image: JSON.stringify(
      Object.fromEntries(product.pictures.map((file, index) => [`picture${index}`, file])),
    ),
  }));

export const packageRows = () =>
  packages.map(({ groups, ...addon }) => ({ ...addon, groups: [...groups] }));

export const bannerRows = () => banners.map((banner) => ({ ...banner }));

export const aboutRow = () => ({ ...about });

export const fitCheckRows = () =>
  fitCheck.map(({ url_label: urlLabel, ...entry }) => ({ ...entry, urlLabel }));

export const featuredRows = () => featuredProducts.map((featured) => ({ ...featured }));

export const calendarTradeRows = () =>
  calendarTrades.map((rules) => ({ ...rules, workingDays: [...rules.workingDays] }));

export const scheduledServiceRows = () => scheduledServices.map((service) => ({ ...service }));

const meta = (row: SeedService | SeedProduct) => ({
  metaTitle: row.meta_title,
  metaKeywords: row.meta_keywords,
  metaDescription: row.meta_description,
});
