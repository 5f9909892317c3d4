import { useGetServicesQuery } from 'shared/data';
import { PageHead, useParams } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, PageNotFound, type QueryResult, QueryState } from 'shared/ui';
import { CatalogueProduct } from './catalogue-product';
import { ProductSkeleton } from './product-skeleton';
import { useProductBySlug } from './use-product-by-slug';

/** The page /{service}/{product} (specification, section 2, 'Product detail'; rules 1 and 10). */
export function ProductPage() {
  const { service: serviceSlug = '', product: productSlug = '' } = useParams();
  const services = useGetServicesQuery();
  const service = services.currentData?.find((candidate) => candidate.slug === serviceSlug);
  const { product, query: productQuery } = useProductBySlug(service ? productSlug : undefined);
  if ((services.currentData && !service) || product === null) return <PageNotFound />;
  if (services.currentData && service && product) {
    return <CatalogueProduct product={product} service={service} services={services.currentData} />;
  }
  return <ProductLoadingPage query={services.currentData ? productQuery : services} />;
}

function ProductLoadingPage({ query }: { query: QueryResult<unknown> }) {
  const { brand } = useConfig();
  return (
    <Page>
      <PageHead description={brand} />
      <QueryState
        query={{ ...query, currentData: undefined }}
        subject="this product"
        headingLevel={1}
        skeleton={<ProductSkeleton />}
      >
        {() => null}
      </QueryState>
    </Page>
  );
}
