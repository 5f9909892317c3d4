import type { ReactNode } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useConfig, useFeature } from 'shared/session';
import { Page, PageNotFound, QueryState } from 'shared/ui';
import { useGetCurrentPathQuery } from './current-path-api';
import type { FormerAddress } from './find-current-path';

interface MovedProps {
  address: FormerAddress;
  /** Rendered while the current path is looked up. */
  skeleton: ReactNode;
}

/**
 * Redirects to the current path of a moved page. Renders 'not found' if no page had this address
 * (rule 65).
 */
export const MovedOrNotFound = ({ address, skeleton }: MovedProps) =>
  useFeature('former-slugs') ? <Moved address={address} skeleton={skeleton} /> : <PageNotFound />;

function Moved({ address, skeleton }: MovedProps) {
  const { brand } = useConfig();
  const { search, hash } = useLocation();
  const query = useGetCurrentPathQuery(address);
  if (query.currentData === null) return <PageNotFound />;
  if (query.currentData)
    return <Navigate to={{ pathname: query.currentData, search, hash }} replace />;
  return (
    <Page>
      <PageHead description={brand} />
      <QueryState query={query} subject="this page" headingLevel={1} skeleton={skeleton}>
        {() => null}
      </QueryState>
    </Page>
  );
}
