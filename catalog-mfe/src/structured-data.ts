import type { Product } from 'contract/catalog/product';
import type { ProductReviews } from 'contract/reviews/ratings';
import { toPounds } from 'shared/format';
import { imageUrl } from 'shared/router';
import type { ShopConfig } from 'shared/session';
import { listProductImages } from 'shared/data';
import type { Crumb } from 'shared/ui';

/** Largest number of reviews in the data of a product. All of them are on the page, too. */
const MAX_REVIEWS = 5;

/** Returns schema.org data of a product with its offer (rule 8), and with its reviews if it has any. */
export function buildProductData(
  product: Product,
  path: string,
  shop: ShopConfig,
  reviews?: ProductReviews,
) {
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
    ...(reviews && buildReviewData(reviews)),
  };
}

const buildReviewData = ({ average, count, reviews }: ProductReviews) => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.slice(0, MAX_REVIEWS).map(({ name, stars, text, on }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: on,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  })),
});

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
