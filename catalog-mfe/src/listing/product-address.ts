import type { Product, Service } from 'shared/data';

/** /{service slug}/{product slug}; a product without either is shown where the chosen one is. */
export const productAddress = (service: Pick<Service, 'slug'>, product: Pick<Product, 'slug'>) =>
  service.slug && product.slug
    ? `/${encodeURIComponent(service.slug)}/${encodeURIComponent(product.slug)}`
    : '/innerdresses';
