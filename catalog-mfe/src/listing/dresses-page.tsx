import type { Service } from 'contract/catalog/service';
import { Navigate, PageHead } from 'shared/router';
import { Page } from 'shared/ui';
import { useGetProductsQuery } from 'shared/data';
import { Listing, ListingHead } from './listing';
import { ListingSkeleton } from './listing-states';
import { useChosenService, useListingTitle } from './use-chosen-service';

export function DressesPage() {
  const service = useChosenService();
  if (service === null) return <Navigate to="/services" replace />;
  if (service === 'unknown') {
    return (
      <>
        <PageHead title="Our products" description="What we offer for your service." noindex />
        <Page>
          <ListingSkeleton />
        </Page>
      </>
    );
  }
  return <ServiceProducts service={service} />;
}

function ServiceProducts({ service }: { service: Service }) {
  const products = useGetProductsQuery(service.id);
  const title = useListingTitle(service);
  const parent = { label: service.name, to: '/subservices' };
  const crumbs = [
    { label: 'Services', to: '/services' },
    ...(title === service.name ? [] : [parent]),
    { label: title },
  ];
  return (
    <>
      <ListingHead service={service} noindex />
      <Listing service={service} crumbs={crumbs} products={products} />
    </>
  );
}
