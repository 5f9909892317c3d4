import type { Product } from 'contract/catalog/product';
import { useGetServicesQuery } from 'shared/data';
import { Navigate, PageHead } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { Page } from 'shared/ui';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

/** Page of the chosen product. Redirects to /services if no product is chosen (rule 10). */
export function ChosenProductPage() {
  const isRestored = useAppSelector((state) => state.restored);
  const product = useAppSelector((state) => state.innerdress);
  if (isRestored && !product) return <Navigate to="/services" replace />;
  return (
    <>
      <PageHead
        title={isRestored && product ? product.name : 'Your product'}
        description="The product you chose."
        noindex
      />
      {isRestored && product ? (
        <ChosenProduct product={product} />
      ) : (
        <Page>
          <ProductSkeleton />
        </Page>
      )}
    </>
  );
}

function ChosenProduct({ product }: { product: Product }) {
  const { data: services = [] } = useGetServicesQuery();
  const chosenService = useAppSelector((state) => state.services);
  const ownService = services.find(({ id }) => id === product.serviceid);
  const service =
    ownService ??
    (product.serviceid === null || chosenService?.id === product.serviceid
      ? (chosenService ?? undefined)
      : undefined);
  const crumbs = [
    { label: 'Services', to: '/services' },
    ...(service ? [{ label: service.name, to: `/${encodeURIComponent(service.slug)}` }] : []),
    { label: product.name },
  ];
  return <ProductView product={product} service={service} crumbs={crumbs} />;
}
