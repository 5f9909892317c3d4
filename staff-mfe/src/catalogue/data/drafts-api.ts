import {
  changedDraftSchema,
  type Draft,
  type DraftDetails,
  draftDetailsSchema,
  draftSchema,
} from 'contract/staff/catalogue/draft';
import { readList, readRecord } from 'shared/data';
import type { InferOutput } from 'shared/schema';
import { catalogueApi } from './catalogue-api';

type ChangedDraft = InferOutput<typeof changedDraftSchema> | null;

interface DraftVersion {
  id: number;
  version: number;
}

const DRAFTS_URL = 'staff/catalogue/drafts';

const toPost = (url: string, body: object = {}) => ({ url, method: 'POST' as const, body });

const draftsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueDrafts: build.query<Draft[], void>({
      query: () => ({ url: DRAFTS_URL }),
      transformResponse: (response) => readList(draftSchema, response),
      providesTags: ['Catalogue', 'Drafts'],
    }),
    getCatalogueDraft: build.query<DraftDetails | null, number>({
      query: (id) => ({ url: `${DRAFTS_URL}/${id}` }),
      transformResponse: (response) => readRecord(draftDetailsSchema, response),
      providesTags: ['Catalogue'],
    }),
    createCatalogueDraft: build.mutation<ChangedDraft, { name: string; key: string }>({
      query: (body) => toPost(DRAFTS_URL, body),
      transformResponse: (response) => readRecord(changedDraftSchema, response),
      invalidatesTags: ['Catalogue'],
    }),
    renameCatalogueDraft: build.mutation<unknown, DraftVersion & { name: string }>({
      query: ({ id, ...body }) => toPost(`${DRAFTS_URL}/${id}/rename`, body),
      invalidatesTags: ['Catalogue'],
    }),
    scheduleCatalogueDraft: build.mutation<
      unknown,
      DraftVersion & { confirmed: boolean; publishat: string }
    >({
      query: ({ id, ...body }) => toPost(`${DRAFTS_URL}/${id}/schedule`, body),
      invalidatesTags: ['Catalogue'],
    }),
    unscheduleCatalogueDraft: build.mutation<unknown, DraftVersion>({
      query: ({ id, ...body }) => toPost(`${DRAFTS_URL}/${id}/unschedule`, body),
      invalidatesTags: ['Catalogue'],
    }),
    previewCatalogueDraft: build.mutation<unknown, number>({
      query: (id) => toPost(`${DRAFTS_URL}/${id}/preview`),
    }),
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
    publishCatalogueDraft: build.mutation<unknown, DraftVersion & { confirmed: boolean }>({
      query: ({ id, ...body }) => toPost(`${DRAFTS_URL}/${id}/publish`, body),
      invalidatesTags: listTagsAfterFailure,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (await isFulfilled(queryFulfilled)) dispatch(removeFromList(id));
      },
    }),
    discardCatalogueDraft: build.mutation<unknown, DraftVersion>({
      query: ({ id, ...body }) => toPost(`${DRAFTS_URL}/${id}/discard`, body),
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
