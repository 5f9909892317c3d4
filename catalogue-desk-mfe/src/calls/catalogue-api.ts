import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/staff/catalogue/entity';
import { serverApi } from 'shared/data';
import type { QueryResult } from 'shared/ui';

/** `draft` is the id of the draft whose changes a response contains, or null. */
type WithDraft<Input> = Omit<Input, 'draft'> & { draft: number | null };

type RowsRequest = WithDraft<Omit<CallInput<typeof calls.listEntities>, 'size'>>;
type AllRowsRequest = Pick<RowsRequest, 'kind' | 'draft'>;
type ChangedEntity = CallResponse<typeof calls.changeEntity>['data'];

const PAGE_SIZE = 50;
/** Page size for reading all rows. */
const LARGE_PAGE_SIZE = 200;
/** Largest number of requests for all rows, in case a backend never reports the last page. */
const MAX_PAGES = 100;

/** After a failure only the drafts are read again: the change may be stored without a response. */
const listTags = (_: unknown, error: unknown) => [error ? 'Drafts' : 'Catalogue'] as const;

const buildRowsRequest = ({ draft, ...request }: RowsRequest, size: number) =>
  buildRequest(calls.listEntities, { draft: draft ?? undefined, ...request, size });

const readRows = (response: unknown) => readResponse(calls.listEntities, response);

/**
 * API with cache tags for the catalogue. With the common tag 'Staff', each change would refetch the
 * data of other staff pages too.
 */
export const catalogueApi = serverApi.enhanceEndpoints({
  addTagTypes: ['Catalogue', 'Drafts', 'Pictures'],
});

const entityApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueRows: build.query<CallResponse<typeof calls.listEntities>, RowsRequest>({
      query: (request) => buildRowsRequest(request, PAGE_SIZE),
      transformResponse: readRows,
      providesTags: ['Catalogue'],
    }),
    /** All rows of one kind, such as products, except archived rows. */
    getAllCatalogueRows: build.query<calls.CatalogueRow[], AllRowsRequest>({
      async queryFn(request, _api, _options, fetchPage) {
        const allRows: calls.CatalogueRow[] = [];
        let after: string | undefined;
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const result = await fetchPage(buildRowsRequest({ ...request, after }, LARGE_PAGE_SIZE));
          if (result.error) return { error: result.error };
          const { data: rows, next } = readRows(result.data);
          allRows.push(...rows);
          if (next === null) break;
          after = next;
        }
        return { data: allRows };
      },
      // The result is not cached, because titles may be out of date after a publication.
      keepUnusedDataFor: 0,
      providesTags: ['Catalogue'],
    }),
    getCatalogueEntity: build.query<
      calls.CatalogueEntity,
      WithDraft<CallInput<typeof calls.getEntity>>
    >({
      ...readEndpoint(calls.getEntity),
      query: ({ draft, ...entity }) =>
        buildRequest(calls.getEntity, { ...entity, draft: draft ?? undefined }),
      providesTags: ['Catalogue'],
    }),
  }),
});

const entityChangesApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    addCatalogueEntity: build.mutation<ChangedEntity, CallInput<typeof calls.addEntity>>({
      ...readEndpoint(calls.addEntity),
      invalidatesTags: listTags,
    }),
    changeCatalogueEntity: build.mutation<ChangedEntity, CallInput<typeof calls.changeEntity>>({
      ...readEndpoint(calls.changeEntity),
      invalidatesTags: listTags,
    }),
    copyCatalogueEntity: build.mutation<ChangedEntity, CallInput<typeof calls.copyEntity>>({
      ...readEndpoint(calls.copyEntity),
      invalidatesTags: listTags,
    }),
    discardCatalogueChange: build.mutation<unknown, CallInput<typeof calls.discardChange>>({
      ...sendEndpoint(calls.discardChange),
      invalidatesTags: ['Catalogue'],
    }),
    reorderCatalogue: build.mutation<unknown, CallInput<typeof calls.reorder>>({
      ...sendEndpoint(calls.reorder),
      invalidatesTags: ['Catalogue'],
    }),
    changeCatalogueVisibility: build.mutation<unknown, CallInput<typeof calls.setVisibility>>({
      ...sendEndpoint(calls.setVisibility),
      invalidatesTags: listTags,
    }),
  }),
});

export const {
  useGetCatalogueRowsQuery,
  useGetAllCatalogueRowsQuery,
  useGetCatalogueEntityQuery,
  useLazyGetCatalogueEntityQuery,
} = entityApi;

export const {
  useAddCatalogueEntityMutation,
  useChangeCatalogueEntityMutation,
  useCopyCatalogueEntityMutation,
  useDiscardCatalogueChangeMutation,
  useReorderCatalogueMutation,
  useChangeCatalogueVisibilityMutation,
} = entityChangesApi;

/**
 * Keeps the current data until the data of the next page, filter or draft is loaded or has failed.
 */
export const keepShownData = <Data>(query: QueryResult<Data> & { data?: Data }) => ({
  ...query,
  currentData: query.currentData ?? (query.isFetching ? query.data : undefined),
});
