import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { Navigate, PageHead } from 'shared/router';
import { Grid, Page, PageBanner, QueryState, SkeletonCards } from 'shared/ui';
import { useGetProductsQuery } from 'shared/data';
import { useFindRating } from '../reviews/reviews-api';
import { CheckPriceCard } from './check-price-card';
import styles from './listing.module.css';
import { EmptyListing } from './listing-states';
import { pickProductsWithPicture } from './product-with-picture';
import { useChosenService } from './use-chosen-service';

export function ProductsPage() {
  const service = useChosenService();
  if (service === null) return <Navigate to="/services" replace />;
  const skeleton = <SkeletonCards label="products" count={4} />;
  return (
    <>
      <PageHead title="Products" description="The products of your service." noindex />
      <PageBanner title="Products" />
      <Page>
        <div className={styles.belowBanner}>
          {service === 'unknown' ? skeleton : <Products service={service} />}
        </div>
      </Page>
    </>
  );
}

function Products({ service }: { service: Service }) {
  const query = useGetProductsQuery(service.id);
  return (
    <QueryState
      query={query}
      subject="the products"
      skeleton={<SkeletonCards label="products" count={4} />}
    >
      {(products) => <Cards products={products} service={service} />}
    </QueryState>
  );
}

function Cards({ products, service }: { products: Product[]; service: Service }) {
  const visibleProducts = useMemo(() => pickProductsWithPicture(products), [products]);
  const findRating = useFindRating(service.id);
  if (visibleProducts.length === 0) return <EmptyListing name={service.name} />;
  return (
    <Grid as="ul" className={styles.products}>
      {visibleProducts.map((entry) => (
        <CheckPriceCard key={entry.product.id} {...entry} rating={findRating(entry.product)} />
      ))}
    </Grid>
  );
}
