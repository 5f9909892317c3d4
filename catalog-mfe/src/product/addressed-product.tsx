import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { PageHead, useConfig } from 'shared/core';
import { kitOf, productImages } from 'shared/data';
import { kitPath } from './kits';
import { productAddress } from '../listing/product-address';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productData } from '../structured-data/product-data';
import { ProductView } from './product-view';

interface AddressedProductProps {
  product: Product;
  /** The service in the address. */
  service: Service;
  services: readonly Service[];
}

/** A product at its address. Its own service takes precedence over the one in the address. */
export function AddressedProduct({ product, service, services }: AddressedProductProps) {
  const config = useConfig();
  const own = services.find(({ id }) => id === product.serviceid) ?? service;
  // A kit in the catalogue has its own page at a fixed address (rule 5).
  const kit = kitOf(product);
  const path = kit ? kitPath(kit) : productAddress(own, product);
  const crumbs = [
    { label: 'Services', to: '/services' },
    { label: own.name, to: `/${encodeURIComponent(own.slug)}` },
    { label: product.name },
  ];
  return (
    <>
      <PageHead
        title={product.meta_title || product.name}
        description={product.meta_description || product.description || product.name}
        keywords={product.meta_keywords || undefined}
        image={productImages(product)[0]}
        canonical={path}
        jsonLd={[productData(product, path, config), breadcrumbList(config.publicUrl, crumbs)]}
      />
      <ProductView product={product} service={own} crumbs={crumbs} />
    </>
  );
}
