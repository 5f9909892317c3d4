import { findKit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import {
  skipToken,
  getFulfilmentGroup,
  useGetServicesQuery,
  useGetProductsByCategorySlugQuery,
} from 'shared/data';
import { PageHead, useParams } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, QueryState } from 'shared/ui';
import { MovedOrNotFound } from '../moved/moved-or-not-found';
import { buildBreadcrumbList } from '../structured-data';
import { Listing, ListingHead } from './listing';
import { ListingSkeleton } from './listing-states';
import { QuoteHint } from './quote-hint';

export function CategoryPage() {
  const { service: slug = '' } = useParams();
  const { brand } = useConfig();
  const services = useGetServicesQuery();
  const service = services.currentData?.find((candidate) => candidate.slug === slug);
  if (services.currentData && !service)
    return <MovedOrNotFound address={{ service: slug }} skeleton={<ListingSkeleton />} />;
  if (service) return <Category service={service} />;
  return (
    <>
      <PageHead description={brand} />
      <Page>
        <QueryState
          query={services}
          subject="this page"
          headingLevel={1}
          skeleton={<ListingSkeleton />}
        >
          {() => null}
        </QueryState>
      </Page>
    </>
  );
}

function Category({ service }: { service: Service }) {
  const { publicUrl } = useConfig();
  const products = useGetProductsByCategorySlugQuery(service.slug || skipToken);
  const crumbs = [{ label: 'Services', to: '/services' }, { label: service.name }];
  return (
    <>
      <ListingHead service={service} jsonLd={[buildBreadcrumbList(publicUrl, crumbs)]} />
      <Listing service={service} crumbs={crumbs} products={products}>
        {isForMove(service, products.currentData ?? []) && <QuoteHint />}
      </Listing>
    </>
  );
}

/** Returns whether the service is a move, or sells removal kits. */
const isForMove = (service: Service, products: readonly Product[]) =>
  getFulfilmentGroup({ id: null, name: '' }, service) === 'move' ||
  products.some((product) => findKit(product) !== undefined);
