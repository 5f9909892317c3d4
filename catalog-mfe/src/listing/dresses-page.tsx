import type { Service } from 'contract/catalog/service';
import { Navigate, PageHead } from 'shared/router';
import { Breadcrumb, Page, QueryState, SkeletonCards } from 'shared/ui';
import { useGetProductsQuery } from 'shared/data';
import { ListingBanner } from './listing-banner';
import { ListingHead } from './listing-head';
import { ListingSkeleton } from './listing-skeleton';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid';
import { useChosenService } from './use-chosen-service';
import { useListingTitle } from './use-listing-title';

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
  return (
    <>
      <ListingHead service={service} noindex />
      <ListingBanner service={service} />
      <Page>
        <div className={styles.crumbs}>
          <Breadcrumb
            items={[
              { label: 'Services', to: '/services' },
              ...(title === service.name ? [] : [parent]),
              { label: title },
            ]}
          />
        </div>
        <QueryState
          query={products}
          subject="the products"
          skeleton={<SkeletonCards label="products" count={4} />}
        >
          {(list) => <ProductGrid products={list} service={service} />}
        </QueryState>
      </Page>
    </>
  );
}
