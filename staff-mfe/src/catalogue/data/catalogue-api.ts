import {
  type CatalogueEntity,
  catalogueEntitySchema,
  type CatalogueRow,
  catalogueRowSchema,
  type CatalogueValues,
  changedEntitySchema,
  nextCatalogueRowsSchema,
} from 'contract/staff/catalogue/entity';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import { readList, readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

interface KindRequest {
  kind: string;
  /**
   * Id of the draft whose unpublished changes the response includes. With null, the response
   * contains the published catalogue.
   */
  draft: number | null;
}

export interface RowsRequest extends KindRequest {
  search?: string;
  visibility?: string;
  after?: string;
}

interface RowsPage {
  rows: CatalogueRow[];
  next: string | null;
}

interface EntityRequest extends KindRequest {
  id: number;
}

interface DraftChange {
  kind: string;
  draft: number;
}

const PAGE_SIZE = 50;
/** Page size for reading all rows. */
const LARGE_PAGE_SIZE = 200;
/** Largest number of requests for all rows, in case a backend never reports the last page. */
const MAX_PAGES = 100;

const toPost = (url: string, body: object) => ({ url, method: 'POST' as const, body });

/** After a failure only the drafts are read again: the change may be stored without a response. */
const listTags = (_: unknown, error: unknown) => [error ? 'Drafts' : 'Catalogue'] as const;

function toRowsUrl(request: RowsRequest, size: number): string {
  const { kind, draft, ...filters } = request;
  const params = { draft: draft ?? '', ...filters, size };
  const query = Object.entries(params).filter(([, value]) => value !== '' && value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return `staff/catalogue/${kind}?${search.toString()}`;
}

const readRows = (response: unknown): RowsPage => ({
  rows: readList(catalogueRowSchema, response),
  next: v.parse(nextCatalogueRowsSchema, response).next || null,
});

const readChangedEntity = (response: unknown) => readRecord(changedEntitySchema, response);

/**
 * API with cache tags for the catalogue. With the common tag 'Staff', each change would refetch the
 * data of other staff pages too.
 */
export const catalogueApi = serverApi.enhanceEndpoints({
  addTagTypes: ['Catalogue', 'Drafts', 'Pictures'],
});

type ChangedEntity = v.InferOutput<typeof changedEntitySchema> | null;

const entityApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueRows: build.query<RowsPage, RowsRequest>({
      query: (request) => ({ url: toRowsUrl(request, PAGE_SIZE) }),
      transformResponse: readRows,
      providesTags: ['Catalogue'],
    }),
    /** All rows of one kind, such as products, except archived rows. */
    getAllCatalogueRows: build.query<CatalogueRow[], KindRequest>({
      async queryFn(request, _api, _options, fetchPage) {
        const allRows: CatalogueRow[] = [];
        let after = '';
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const result = await fetchPage({
            url: toRowsUrl({ ...request, after }, LARGE_PAGE_SIZE),
          });
          if (result.error) return { error: result.error };
          const { rows, next } = readRows(result.data);
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
    getCatalogueEntity: build.query<CatalogueEntity | null, EntityRequest>({
      query: ({ kind, id, draft }) => ({
        url: `staff/catalogue/${kind}/${id}${draft === null ? '' : `?draft=${draft}`}`,
      }),
      transformResponse: (response) => readRecord(catalogueEntitySchema, response),
      providesTags: ['Catalogue'],
    }),
  }),
});

const entityChangesApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    addCatalogueEntity: build.mutation<
      ChangedEntity,
      DraftChange & { values: CatalogueValues; key: string }
    >({
      query: ({ kind, ...body }) => toPost(`staff/catalogue/${kind}`, body),
      transformResponse: readChangedEntity,
      invalidatesTags: listTags,
    }),
    changeCatalogueEntity: build.mutation<
      ChangedEntity,
      DraftChange & { id: number; version: number; values: CatalogueValues }
    >({
      query: ({ kind, id, ...body }) => toPost(`staff/catalogue/${kind}/${id}`, body),
      transformResponse: readChangedEntity,
      invalidatesTags: listTags,
    }),
    copyCatalogueEntity: build.mutation<ChangedEntity, DraftChange & { id: number; key: string }>({
      query: ({ kind, id, ...body }) => toPost(`staff/catalogue/${kind}/${id}/copy`, body),
      transformResponse: readChangedEntity,
      invalidatesTags: listTags,
    }),
    discardCatalogueChange: build.mutation<unknown, DraftChange & { id: number; version: number }>({
      query: ({ kind, id, ...body }) => toPost(`staff/catalogue/${kind}/${id}/discard`, body),
      invalidatesTags: ['Catalogue'],
    }),
    reorderCatalogue: build.mutation<unknown, DraftChange & { ids: number[] }>({
      query: ({ kind, ...body }) => toPost(`staff/catalogue/${kind}/order`, body),
      invalidatesTags: ['Catalogue'],
    }),
    changeCatalogueVisibility: build.mutation<
      unknown,
      DraftChange & { ids: number[]; visibility: Visibility }
    >({
      query: ({ kind, ...body }) => toPost(`staff/catalogue/${kind}/visibility`, body),
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
