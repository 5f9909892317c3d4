import { Navigate, PageHead, useLocation } from 'shared/router';
import { useConfig, useFeature } from 'shared/session';
import { Page, PageNotFound, QueryState } from 'shared/ui';
import { ListingSkeleton } from '../listing/listing-skeleton';
import { useGetCurrentPathQuery } from './current-path-api';
import type { FormerAddress } from './find-current-path';

/** Leads to the present address of what had this address, if there is one (rule 65). */
export const MovedOrNotFound = (address: FormerAddress) =>
  useFeature('former-slugs') ? <Moved {...address} /> : <PageNotFound />;

function Moved(address: FormerAddress) {
  const { brand } = useConfig();
  const { search, hash } = useLocation();
  const query = useGetCurrentPathQuery(address);
  if (query.currentData === null) return <PageNotFound />;
  if (query.currentData)
    return <Navigate to={{ pathname: query.currentData, search, hash }} replace />;
  return (
    <Page>
      <PageHead description={brand} />
      <QueryState query={query} subject="this page" headingLevel={1} skeleton={<ListingSkeleton />}>
        {() => null}
      </QueryState>
    </Page>
  );
}
