/** Returns the path of a product's page, or the page of the chosen product if a slug is missing. */
export const getProductPath = (service: Pick<Service, 'slug'>, product: Pick<Product, 'slug'>) =>
  service.slug && product.slug
    ? `/${encodeURIComponent(service.slug)}/${encodeURIComponent(product.slug)}`
    : '/innerdresses';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
