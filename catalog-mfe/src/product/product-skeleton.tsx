import {
  Page,
  type QueryResult,
  QueryState,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from 'shared/ui';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import styles from './product-view.module.css';

export const ProductSkeleton = () => (
  <SkeletonGroup label="the product">
    <h1>
      <VisuallyHidden>Loading the product</VisuallyHidden>
    </h1>
    <div className={styles.product}>
      <Skeleton shape="picture" />
      <div className={styles.words}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="button" lines={3} />
      </div>
    </div>
  </SkeletonGroup>
);

export function ProductLoadingPage({ query }: { query: QueryResult<unknown> }) {
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
