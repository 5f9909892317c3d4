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

const DRAFTS = 'staff/catalogue/drafts';

const toPost = (url: string, body: object = {}) => ({ url, method: 'POST' as const, body });

const draftsApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueDrafts: build.query<Draft[], void>({
      query: () => ({ url: DRAFTS }),
      transformResponse: (response) => readList(draftSchema, response),
      providesTags: ['Catalogue'],
    }),
    getCatalogueDraft: build.query<DraftDetails | null, number>({
      query: (id) => ({ url: `${DRAFTS}/${id}` }),
      transformResponse: (response) => readRecord(draftDetailsSchema, response),
      providesTags: ['Catalogue'],
    }),
    createCatalogueDraft: build.mutation<ChangedDraft, { name: string; key: string }>({
      query: (body) => toPost(DRAFTS, body),
      transformResponse: (response) => readRecord(changedDraftSchema, response),
      invalidatesTags: ['Catalogue'],
    }),
    renameCatalogueDraft: build.mutation<unknown, DraftVersion & { name: string }>({
      query: ({ id, ...body }) => toPost(`${DRAFTS}/${id}/rename`, body),
      invalidatesTags: ['Catalogue'],
    }),
    publishCatalogueDraft: build.mutation<unknown, DraftVersion & { confirmed: boolean }>({
      query: ({ id, ...body }) => toPost(`${DRAFTS}/${id}/publish`, body),
      invalidatesTags: ['Catalogue'],
    }),
    scheduleCatalogueDraft: build.mutation<
      unknown,
      DraftVersion & { confirmed: boolean; publishat: string }
    >({
      query: ({ id, ...body }) => toPost(`${DRAFTS}/${id}/schedule`, body),
      invalidatesTags: ['Catalogue'],
    }),
    unscheduleCatalogueDraft: build.mutation<unknown, DraftVersion>({
      query: ({ id, ...body }) => toPost(`${DRAFTS}/${id}/unschedule`, body),
      invalidatesTags: ['Catalogue'],
    }),
    discardCatalogueDraft: build.mutation<unknown, DraftVersion>({
      query: ({ id, ...body }) => toPost(`${DRAFTS}/${id}/discard`, body),
      invalidatesTags: ['Catalogue'],
    }),
    previewCatalogueDraft: build.mutation<unknown, number>({
      query: (id) => toPost(`${DRAFTS}/${id}/preview`),
    }),
  }),
});

export const {
  useGetCatalogueDraftsQuery,
  useGetCatalogueDraftQuery,
  useCreateCatalogueDraftMutation,
  useRenameCatalogueDraftMutation,
  usePublishCatalogueDraftMutation,
  useScheduleCatalogueDraftMutation,
  useUnscheduleCatalogueDraftMutation,
  useDiscardCatalogueDraftMutation,
  usePreviewCatalogueDraftMutation,
} = draftsApi;
