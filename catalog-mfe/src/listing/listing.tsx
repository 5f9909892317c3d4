import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { ReactNode } from 'react';
import {
  Breadcrumb,
  type Crumb,
  Page,
  type QueryResult,
  QueryState,
  SkeletonCards,
} from 'shared/ui';
import { ListingBanner } from './listing-banner';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid';

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
