import * as inbox from 'contract/contact/inbox';
import { buildRequest, readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';
import type { InboxFilter } from './inbox-filter';

const PAGE_SIZE = 50;

export const inboxApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query({
      query: ({ text, ...filter }: InboxFilter) => {
        const input = { ...filter, size: PAGE_SIZE };
        return text === ''
          ? buildRequest(inbox.listMessages, input)
          : buildRequest(inbox.searchMessages, { ...input, text });
      },
      transformResponse: (response: unknown) => readResponse(inbox.listMessages, response),
      providesTags: ['Staff'],
    }),
    getMessage: build.query({ ...readEndpoint(inbox.getMessage), providesTags: ['Staff'] }),
    getColleagues: build.query({ ...readEndpoint(inbox.listColleagues), providesTags: ['Staff'] }),
    previewReply: build.mutation(readEndpoint(inbox.previewReply)),
    replyToMessage: build.mutation({
      ...sendEndpoint(inbox.replyToMessage),
      invalidatesTags: ['Staff'],
    }),
    recordAnswer: build.mutation({
      ...sendEndpoint(inbox.recordAnswer),
      invalidatesTags: ['Staff'],
    }),
    assignMessage: build.mutation({
      ...sendEndpoint(inbox.assignMessage),
      invalidatesTags: ['Staff'],
    }),
    changeMessageState: build.mutation({
      ...sendEndpoint(inbox.changeMessageState),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useGetInboxQuery,
  useGetMessageQuery,
  useGetColleaguesQuery,
  useReplyToMessageMutation,
  usePreviewReplyMutation,
  useRecordAnswerMutation,
  useAssignMessageMutation,
  useChangeMessageStateMutation,
} = inboxApi;
