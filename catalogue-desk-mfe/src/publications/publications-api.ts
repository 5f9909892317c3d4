import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/staff/catalogue/publication';
import { catalogueApi } from '../calls/catalogue-api';

const publicationsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    /** `after` is `next` of the previous page, or null. */
    getCataloguePublications: build.query<
      CallResponse<typeof calls.listPublications>,
      { after: string | null }
    >({
      query: ({ after }) => buildRequest(calls.listPublications, { after: after ?? undefined }),
      transformResponse: (response: unknown) => readResponse(calls.listPublications, response),
      providesTags: ['Catalogue'],
    }),
    getCataloguePublication: build.query<
      CallResponse<typeof calls.getPublication>['data'],
      CallInput<typeof calls.getPublication>
    >({
      ...readEndpoint(calls.getPublication),
      providesTags: ['Catalogue'],
    }),
    undoCataloguePublication: build.mutation<unknown, CallInput<typeof calls.undoPublication>>({
      ...sendEndpoint(calls.undoPublication),
      invalidatesTags: ['Catalogue'],
    }),
  }),
});

export const {
  useGetCataloguePublicationsQuery,
  useGetCataloguePublicationQuery,
  useUndoCataloguePublicationMutation,
} = publicationsApi;
