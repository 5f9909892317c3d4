import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';

/**
 * Returns the path of a product's page. If a slug is missing, returns the path of the page that
 * renders the chosen product.
 */
export const getProductPath = (service: Pick<Service, 'slug'>, product: Pick<Product, 'slug'>) =>
  service.slug && product.slug
    ? `/${encodeURIComponent(service.slug)}/${encodeURIComponent(product.slug)}`
    : '/innerdresses';
