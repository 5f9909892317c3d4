import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { Kit } from 'contract/catalog/kits';

/**
 * Returns the path of a product's page. If a slug is missing, returns the path of the page that
 * renders the chosen product.
 */
export const getProductPath = (service: Pick<Service, 'slug'>, product: Pick<Product, 'slug'>) =>
  service.slug && product.slug
    ? `/${encodeURIComponent(service.slug)}/${encodeURIComponent(product.slug)}`
    : '/innerdresses';

/** Returns the path of a kit. The specification fixes these paths (section 2). */
export const getKitPath = ({ letter }: Kit) => `/RemovalKit${letter}`;
