import {
  type Publication,
  publicationDetailsSchema,
  publicationSchema,
} from 'contract/staff/catalogue/draft';
import { readList, readRecord } from 'shared/data';
import * as v from 'shared/schema';
import { catalogueApi } from './catalogue-api';

type PublicationDetails = v.InferOutput<typeof publicationDetailsSchema>;

const PUBLICATIONS_URL = 'staff/catalogue/publications';
const PAGE_SIZE = 50;

const nextSchema = v.object({ next: v.nullish(v.union([v.string(), v.number()])) });

const publicationsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCataloguePublications: build.query<
      { rows: Publication[]; next: string | null },
      { after: string | null }
    >({
      query: ({ after }) => ({
        url: `${PUBLICATIONS_URL}?size=${PAGE_SIZE}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
      }),
      transformResponse: (response) => {
        const { next } = v.parse(nextSchema, response);
        return { rows: readList(publicationSchema, response), next: next ? String(next) : null };
      },
      providesTags: ['Catalogue'],
    }),
    getCataloguePublication: build.query<PublicationDetails | null, number>({
      query: (id) => ({ url: `${PUBLICATIONS_URL}/${id}` }),
      transformResponse: (response) => readRecord(publicationDetailsSchema, response),
      providesTags: ['Catalogue'],
    }),
    undoCataloguePublication: build.mutation<unknown, { id: number; reason: string; last: number }>(
      {
        query: ({ id, ...body }) => ({
          url: `${PUBLICATIONS_URL}/${id}/undo`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ['Catalogue'],
      },
    ),
  }),
});

export const {
  useGetCataloguePublicationsQuery,
  useGetCataloguePublicationQuery,
  useUndoCataloguePublicationMutation,
} = publicationsApi;
