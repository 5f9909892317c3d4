import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/staff/catalogue/picture';
import { catalogueApi } from '../calls/catalogue-api';

export interface PicturesRequest {
  /** Whether only unused pictures are listed. */
  unused: boolean;
  after: string | null;
}

const PAGE_SIZE = 48;

const picturesApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getPictures: build.query<CallResponse<typeof calls.listPictures>, PicturesRequest>({
      query: ({ unused, after }) =>
        buildRequest(calls.listPictures, {
          size: PAGE_SIZE,
          unused: unused || undefined,
          after: after ?? undefined,
        }),
      transformResponse: (response: unknown) => readResponse(calls.listPictures, response),
      providesTags: ['Pictures'],
    }),
    changePicture: build.mutation<unknown, CallInput<typeof calls.changePicture>>({
      ...sendEndpoint(calls.changePicture),
      invalidatesTags: ['Pictures'],
    }),
  }),
});

export const { useGetPicturesQuery, useChangePictureMutation } = picturesApi;
