import type { Product } from 'contract/catalog/product';
import { toPounds } from 'shared/format';
import { imageUrl } from 'shared/router';
import type { ShopConfig } from 'shared/session';
import { listProductImages } from 'shared/data';
import type { Crumb } from 'shared/ui';

/** Returns schema.org data of a product with its offer (rule 8). */
export function buildProductData(product: Product, path: string, shop: ShopConfig) {
  const images = listProductImages(product).map((file) => imageUrl(shop, file));
  return {
    '@type': 'Product',
    name: product.name,
    description: product.meta_description || product.description || product.name,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: shop.brand },
    ...(images.length > 0 ? { image: images } : {}),
    offers: {
      '@type': 'Offer',
      url: shop.publicUrl + path,
      price: toPounds(product.price).toFixed(2),
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: shop.brand },
    },
  };
}

/** Returns schema.org data of a breadcrumb (rule 8). */
export const buildBreadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(typeof to === 'string' ? { item: publicUrl + to } : {}),
  })),
});

/** Returns schema.org data of the firm (rule 8). */
export const buildBusinessData = (config: ShopConfig) => ({
  '@type': 'LocalBusiness',
  name: config.brand,
  legalName: config.company.legalName,
  url: `${config.publicUrl}/`,
  telephone: config.phone,
  email: config.email,
  address: config.company.address,
  priceRange: '££',
  currenciesAccepted: 'GBP',
  areaServed: 'GB',
  sameAs: config.social.map(({ href }) => href),
});
