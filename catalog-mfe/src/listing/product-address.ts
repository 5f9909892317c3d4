import type { Product } from 'shared/wire/product';
import type { Service } from 'shared/wire/service';

/** /{service slug}/{product slug}; a product without either is shown where the chosen one is. */
export const productAddress = (service: Pick<Service, 'slug'>, product: Pick<Product, 'slug'>) =>
  service.slug && product.slug
    ? `/${encodeURIComponent(service.slug)}/${encodeURIComponent(product.slug)}`
    : '/innerdresses';
