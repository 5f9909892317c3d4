import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { Navigate, PageHead } from 'shared/core';
import { Grid, Page, PageBanner, ReadState, SkeletonCards } from 'shared/ui';
import { useGetProductsQuery } from 'shared/data';
import { CheckPriceCard } from './check-price-card';
import styles from './listing.module.css';
import { NothingYet } from './nothing-yet';
import { pictured } from './pictured';
import { useChosenService } from './use-chosen-service';

/** The page /products: a grid of the chosen service's products (specification, section 2, 'Products'). */
export function ProductsPage() {
  const service = useChosenService();
  if (service === null) return <Navigate to="/services" replace />;
  const pending = <SkeletonCards label="products" count={4} />;
  return (
    <>
      <PageHead title="Products" description="The products of your service." noindex />
      <PageBanner title="Products" />
      <Page>
        <div className={styles.belowBanner}>
          {service === 'unknown' ? pending : <Products service={service} />}
        </div>
      </Page>
    </>
  );
}

function Products({ service }: { service: Service }) {
  const read = useGetProductsQuery(service.id);
  return (
    <ReadState
      read={read}
      what="the products"
      pending={<SkeletonCards label="products" count={4} />}
    >
      {(products) => <Cards products={products} service={service} />}
    </ReadState>
  );
}

function Cards({ products, service }: { products: Product[]; service: Service }) {
  const shown = useMemo(() => pictured(products), [products]);
  if (shown.length === 0) return <NothingYet name={service.name} />;
  return (
    <Grid as="ul" className={styles.products}>
      {shown.map((entry) => (
        <CheckPriceCard key={entry.product.id} {...entry} />
      ))}
    </Grid>
  );
}
