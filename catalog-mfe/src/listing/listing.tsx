import { type ReactNode, useMemo } from 'react';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { getPictureTexts } from 'contract/catalog/picture-texts';
import {
  Breadcrumb,
  type Crumb,
  Grid,
  Page,
  PageBanner,
  Picture,
  type QueryResult,
  QueryState,
  SkeletonCards,
} from 'shared/ui';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { useListingTitle } from './use-chosen-service';
import { EmptyListing } from './listing-states';
import { pickProductsWithPicture } from './product-with-picture';
import { useFindRating } from '../reviews/reviews-api';
import { ProductCard } from './product-card';
import styles from './listing.module.css';

interface ListingProps {
  service: Service;
  crumbs: Crumb[];
  products: QueryResult<Product[]>;
  children?: ReactNode;
}

export const Listing = ({ service, crumbs, products, children }: ListingProps) => (
  <>
    <ListingBanner service={service} />
    <Page>
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      {children}
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

function ListingBanner({ service }: { service: Service }) {
  const title = useListingTitle(service);
  return (
    <PageBanner
      title={title}
      reservedTitle={service.name}
      eyebrow={title === service.name ? 'Our services' : service.name}
      tagline={service.meta_description || undefined}
      picture={
        <Picture
          file={service.picture}
          {...getPictureTexts(service, service.picture)}
          ratio="16/9"
          placeholder="green"
          priority
          sizes="(width <= 767px) 100vw, 50vw"
        />
      }
    />
  );
}

interface ProductGridProps {
  products: Product[];
  service: Service;
}

function ProductGrid({ products, service }: ProductGridProps) {
  const visibleProducts = useMemo(() => pickProductsWithPicture(products), [products]);
  const findRating = useFindRating(service.id);
  if (visibleProducts.length === 0) return <EmptyListing name={service.name} />;
  return (
    <Grid as="ul" className={styles.products}>
      {visibleProducts.map((entry) => (
        <ProductCard
          key={entry.product.id}
          {...entry}
          service={service}
          rating={findRating(entry.product)}
        />
      ))}
    </Grid>
  );
}

interface ListingHeadProps {
  service: Service;
  noindex?: boolean;
  jsonLd?: object[];
}

/** Head elements of a listing. Uses the service's meta fields, or the brand for an empty field. */
export function ListingHead({ service, noindex, jsonLd }: ListingHeadProps) {
  const { brand } = useConfig();
  return (
    <PageHead
      title={service.meta_title || undefined}
      description={service.meta_description || brand}
      keywords={service.meta_keywords || brand}
      image={service.picture || undefined}
      noindex={noindex}
      jsonLd={jsonLd}
    />
  );
}
