import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/staff/catalogue/draft';
import { catalogueApi } from './catalogue-api';

const draftsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueDrafts: build.query<calls.Draft[], void>({
      ...readEndpoint(calls.listDrafts),
      providesTags: ['Catalogue', 'Drafts'],
    }),
    getCatalogueDraft: build.query<calls.DraftDetails, CallInput<typeof calls.getDraft>>({
      ...readEndpoint(calls.getDraft),
      providesTags: ['Catalogue'],
    }),
    createCatalogueDraft: build.mutation<
      CallResponse<typeof calls.createDraft>['data'],
      CallInput<typeof calls.createDraft>
    >({
      ...readEndpoint(calls.createDraft),
      invalidatesTags: ['Catalogue'],
    }),
    renameCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.renameDraft>>({
      ...sendEndpoint(calls.renameDraft),
      invalidatesTags: ['Catalogue'],
    }),
    scheduleCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.scheduleDraft>>({
      ...sendEndpoint(calls.scheduleDraft),
      invalidatesTags: ['Catalogue'],
    }),
    unscheduleCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.unscheduleDraft>>({
      ...sendEndpoint(calls.unscheduleDraft),
      invalidatesTags: ['Catalogue'],
    }),
    previewCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.previewDraft>>(
      sendEndpoint(calls.previewDraft),
    ),
  }),
});

const listTagsAfterFailure = (_: unknown, error: unknown) =>
  error ? (['Catalogue'] as const) : [];

const isFulfilled = (call: PromiseLike<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

const removeFromList = (id: number) =>
  draftsApi.util.updateQueryData('getCatalogueDrafts', undefined, (drafts) =>
    drafts.filter((draft) => draft.id !== id),
  );

/**
 * Calls that publish or discard a draft, a set of unpublished changes. These calls refetch nothing
 * after a success. The page of the closed draft is still mounted and would refetch the draft.
 */
const lastDraftCallsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    publishCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.publishDraft>>({
      ...sendEndpoint(calls.publishDraft),
      invalidatesTags: listTagsAfterFailure,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (await isFulfilled(queryFulfilled)) dispatch(removeFromList(id));
      },
    }),
    discardCatalogueDraft: build.mutation<unknown, CallInput<typeof calls.discardDraft>>({
      ...sendEndpoint(calls.discardDraft),
      invalidatesTags: listTagsAfterFailure,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (await isFulfilled(queryFulfilled)) dispatch(removeFromList(id));
      },
    }),
  }),
});

export const {
  useGetCatalogueDraftsQuery,
  useGetCatalogueDraftQuery,
  useCreateCatalogueDraftMutation,
  useRenameCatalogueDraftMutation,
  useScheduleCatalogueDraftMutation,
  useUnscheduleCatalogueDraftMutation,
  usePreviewCatalogueDraftMutation,
} = draftsApi;

export const { usePublishCatalogueDraftMutation, useDiscardCatalogueDraftMutation } =
  lastDraftCallsApi;
