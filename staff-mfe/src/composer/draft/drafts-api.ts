import { discardDraft, listDrafts, saveDraft, type SavedDraft } from 'contract/compose/drafts';
import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';

const draftsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<SavedDraft[], void>({
      ...readEndpoint(listDrafts),
      // Not cached, because drafts contain personal data and are changed by other tabs.
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<CallResponse<typeof saveDraft>['data'], CallInput<typeof saveDraft>>({
      ...readEndpoint(saveDraft),
    }),
    discardDraft: build.mutation<unknown, CallInput<typeof discardDraft>>(
      sendEndpoint(discardDraft),
    ),
  }),
});

export const { useListDraftsQuery, useSaveDraftMutation, useDiscardDraftMutation } = draftsApi;
