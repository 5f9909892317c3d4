import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { findKit, listProductImages } from 'shared/data';
import { getKitPath, getProductPath } from '../listing/product-path';
import { useReviews } from '../reviews/reviews-api';
import { buildBreadcrumbList, buildProductData } from '../structured-data';
import { ProductView } from './product-view';

interface CatalogueProductProps {
  product: Product;
  /** Service in the URL. */
  service: Service;
  services: readonly Service[];
}

/** Page of a product. Uses the product's own service, even if the URL contains another service. */
export function CatalogueProduct({ product, service, services }: CatalogueProductProps) {
  const config = useConfig();
  const reviews = useReviews(product.id);
  const ownService = services.find(({ id }) => id === product.serviceid) ?? service;
  // A kit has a page of its own with a fixed path (rule 5).
  const kit = findKit(product);
  const path = kit ? getKitPath(kit) : getProductPath(ownService, product);
  const crumbs = [
    { label: 'Services', to: '/services' },
    { label: ownService.name, to: `/${encodeURIComponent(ownService.slug)}` },
    { label: product.name },
  ];
  return (
    <>
      <PageHead
        title={product.meta_title || product.name}
        description={product.meta_description || product.description || product.name}
        keywords={product.meta_keywords || undefined}
        image={listProductImages(product)[0]}
        canonical={path}
        jsonLd={[
          buildProductData(product, path, config, reviews),
          buildBreadcrumbList(config.publicUrl, crumbs),
        ]}
      />
      <ProductView product={product} service={ownService} crumbs={crumbs} />
    </>
  );
}
