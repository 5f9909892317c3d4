import { about, banners, featuredProducts, fitCheck } from './data/content.ts';
import { calendarTrades, scheduledServices } from './data/calendar.ts';
import { deliveryCharges, services, subservices } from './data/services.ts';
import { packages } from './data/packages.ts';
import { getProductDetails } from './data/product-details.ts';
import { productWork } from './data/product-work.ts';
import { products } from './data/products.ts';
import type { SeedProduct, SeedService } from './seed-types.ts';

/** Functions that convert the seed data to table rows. */
export const buildDeliveryChargeRows = () =>
  deliveryCharges.map(({ delivery_charge: charge, ...option }) => ({ ...option, charge }));

export const buildServiceRows = () =>
  services.map((service) => ({ ...service, ...toMetaColumns(service) }));

export const buildSubserviceRows = () => subservices.map((subservice) => ({ ...subservice }));

export const buildProductRows = () =>
  products.map((product) => ({
    ...product,
    ...toMetaColumns(product),
    ...getProductDetails(product),
    ...productWork[product.id],
    image: JSON.stringify(
      Object.fromEntries(product.pictures.map((file, index) => [`picture${index}`, file])),
    ),
    pictures: product.pictures.map((file) => ({ file, alt: '', focusX: 50, focusY: 50 })),
  }));

export const buildPackageRows = () =>
  packages.map(({ groups, ...addon }) => ({
    ...addon,
    groups: [...groups],
    subserviceids: subservices.filter(({ name }) => groups.includes(name)).map(({ id }) => id),
  }));

export const buildBannerRows = () => banners.map((banner) => ({ ...banner }));

export const buildAboutRow = () => ({ ...about });

export const buildFitCheckRows = () =>
  fitCheck.map(({ url_label: urlLabel, ...entry }) => ({ ...entry, urlLabel }));

export const buildFeaturedRows = () => featuredProducts.map((product) => ({ ...product }));

export const buildCalendarTradeRows = () =>
  calendarTrades.map((rules) => ({ ...rules, workingDays: [...rules.workingDays] }));

export const buildScheduledServiceRows = () => scheduledServices.map((service) => ({ ...service }));

const toMetaColumns = (row: SeedService | SeedProduct) => ({
  metaTitle: row.meta_title,
  metaKeywords: row.meta_keywords,
  metaDescription: row.meta_description,
});
