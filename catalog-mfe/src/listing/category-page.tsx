import type { Service } from 'contract/catalog/service';
import {
  skipToken,
  tradeOf,
  useGetServicesQuery,
  useGetProductsByCategorySlugQuery,
} from 'shared/data';
import { PageHead, useConfig, useParams } from 'shared/core';
import { Breadcrumb, Page, PageNotFound, ReadState, SkeletonCards } from 'shared/ui';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { ListingBanner } from './listing-banner';
import { ListingHead } from './listing-head';
import { ListingSkeleton } from './listing-skeleton';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid';
import { QuoteHint } from './quote-hint';

/** The page /{slug}: the products of a service (specification, section 2, 'Product category listing'). */
export function CategoryPage() {
  const { service: slug = '' } = useParams();
  const { brand } = useConfig();
  const services = useGetServicesQuery();
  const service = services.currentData?.find((one) => one.slug === slug);
  if (services.currentData && !service) return <PageNotFound />;
  if (service) return <Category service={service} />;
  return (
    <>
      <PageHead description={brand} />
      <Page>
        <ReadState read={services} what="this page" headingLevel={1} pending={<ListingSkeleton />}>
          {() => null}
        </ReadState>
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
      <ListingHead service={service} jsonLd={[breadcrumbList(publicUrl, crumbs)]} />
      <ListingBanner service={service} />
      <Page>
        <div className={styles.crumbs}>
          <Breadcrumb items={crumbs} />
        </div>
        {isForMoves(service) && <QuoteHint />}
        <ReadState
          read={products}
          what="the products"
          pending={<SkeletonCards label="products" count={4} />}
        >
          {(list) => <ProductGrid products={list} service={service} />}
        </ReadState>
      </Page>
    </>
  );
}

/** Returns whether a service is a move or sells boxes for one. */
const isForMoves = (service: Service) =>
  tradeOf({ id: null, name: '' }, service) === 'move' || /removal|moving/i.test(service.name);
