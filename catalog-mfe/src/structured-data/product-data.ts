import type { Product } from 'contract/catalog/product';
import { toPounds } from 'shared/format';
import { imageUrl } from 'shared/router';
import { type ShopConfig } from 'shared/session';
import { listProductImages } from 'shared/data';

/** Returns schema.org data of a product with its offer (rule 8). */
export function productData(product: Product, path: string, shop: ShopConfig) {
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
