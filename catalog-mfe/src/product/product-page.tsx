import { useGetServicesQuery, skipToken } from 'shared/data';
import { useParams } from 'shared/router';
import { MovedOrNotFound } from '../moved/moved-or-not-found';
import { CatalogueProduct } from './catalogue-product';
import { ProductLoadingPage, ProductSkeleton } from './product-skeleton';
import { useMemo } from 'react';
import { useAppSelector } from 'shared/store';
import { productApi, useGetProductBySlugQuery } from './product-api';

export function ProductPage() {
  const { service: serviceSlug = '', product: productSlug = '' } = useParams();
  const services = useGetServicesQuery();
  const service = services.currentData?.find((candidate) => candidate.slug === serviceSlug);
  const { product, query: productQuery } = useProductBySlug(service ? productSlug : undefined);
  if ((services.currentData && !service) || product === null)
    return (
      <MovedOrNotFound
        address={{ service: service ? null : serviceSlug, product: productSlug }}
        skeleton={<ProductSkeleton />}
      />
    );
  if (services.currentData && service && product) {
    return <CatalogueProduct product={product} service={service} services={services.currentData} />;
  }
  return <ProductLoadingPage query={services.currentData ? productQuery : services} />;
}

/**
 * Returns the product from the query cache, or the product that the shopper chose last. Otherwise
 * fetches the product. Returns undefined during loading, and null if no product has this slug.
 */
function useProductBySlug(slug: string | undefined) {
  const selectCachedQuery = useMemo(
    () => productApi.endpoints.getProductBySlug.select(slug ?? skipToken),
    [slug],
  );
  const cachedProduct = useAppSelector((state) => selectCachedQuery(state).data);
  const storedProduct = useAppSelector((state) => state.innerdress);
  const selectedProduct =
    slug && cachedProduct === undefined && storedProduct?.slug === slug ? storedProduct : undefined;
  const query = useGetProductBySlugQuery(selectedProduct || !slug ? skipToken : slug);
  return { product: selectedProduct ?? query.currentData, query };
}
