import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, type QueryResult, QueryState } from 'shared/ui';
import { ProductSkeleton } from './product-skeleton';

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
