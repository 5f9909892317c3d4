import type { ReactNode } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useConfig, useFeature } from 'shared/session';
import { Page, PageNotFound, QueryState } from 'shared/ui';
import { type RequestError, serverApi } from 'shared/data';
import type { BaseQuery, FormerAddress } from './find-current-path';

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

export const currentPathApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Returns the current path of a moved page, or null if no page had this address. The code loads
     * lazily, because few visitors open a former address.
     */
    getCurrentPath: build.query<string | null, FormerAddress>({
      queryFn: async (address, _api, _options, baseQuery) => {
        const { findCurrentPath } = await import(
          /* webpackChunkName: "later-moved" */ './find-current-path'
        );
        try {
          return { data: await findCurrentPath(address, baseQuery as BaseQuery) };
        } catch (cause) {
          return { error: cause as RequestError };
        }
      },
    }),
  }),
});

const { useGetCurrentPathQuery } = currentPathApi;
