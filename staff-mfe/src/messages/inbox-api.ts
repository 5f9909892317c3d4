import {
  type Colleague,
  colleagueSchema,
  type ContactMessage,
  contactMessageSchema,
  type MailPreview,
  mailPreviewSchema,
  type MessageOutline,
  messageOutlineSchema,
  type MessageState,
  nextSchema,
} from 'contract/staff/contact-message';
import { readList, readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';
import type { InboxFilter } from './inbox-filter';

export interface InboxRowsPage {
  rows: MessageOutline[];
  next: string | null;
}

interface NewReply {
  id: number;
  key: string;
  version: number;
  text: string;
  close: boolean;
}

const PAGE_SIZE = 50;

export const inboxApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query<InboxRowsPage, InboxFilter>({
      query: ({ text, ...filter }) => {
        const body = { ...filter, size: PAGE_SIZE };
        // Sends a search in the body, because URLs are logged and a search may contain personal
        // data.
        if (text !== '')
          return { url: 'staff/messages/search', method: 'POST', body: { ...body, text } };
        const query = Object.entries(body).map(([name, value]) => [name, String(value)]);
        return { url: `staff/messages?${new URLSearchParams(query).toString()}` };
      },
      transformResponse: (response) => ({
        rows: readList(messageOutlineSchema, response),
        next: v.parse(nextSchema, response).next,
      }),
      providesTags: ['Staff'],
    }),
    getMessage: build.query<ContactMessage | null, string>({
      query: (id) => ({ url: `staff/messages/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readRecord(contactMessageSchema, response),
      providesTags: ['Staff'],
    }),
    getColleagues: build.query<Colleague[], void>({
      query: () => ({ url: 'staff/messages/colleagues' }),
      transformResponse: (response) => readList(colleagueSchema, response),
      providesTags: ['Staff'],
    }),
    replyToMessage: build.mutation<unknown, NewReply>({
      query: ({ id, ...body }) => ({ url: `staff/messages/${id}/reply`, method: 'POST', body }),
      invalidatesTags: ['Staff'],
    }),
    previewReply: build.mutation<MailPreview | null, { id: number; text: string }>({
      query: ({ id, ...body }) => ({ url: `staff/messages/${id}/preview`, method: 'POST', body }),
      transformResponse: (response) => readRecord(mailPreviewSchema, response),
    }),
    recordAnswer: build.mutation<unknown, { id: number; key: string; text: string }>({
      query: ({ id, ...body }) => ({ url: `staff/messages/${id}/answer`, method: 'POST', body }),
      invalidatesTags: ['Staff'],
    }),
    assignMessage: build.mutation<
      unknown,
      { id: number; version: number; assignee: number | null }
    >({
      query: ({ id, ...body }) => ({
        url: `staff/messages/${id}/assignee`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    changeMessageState: build.mutation<
      unknown,
      { id: number; version: number; state: MessageState }
    >({
      query: ({ id, ...body }) => ({ url: `staff/messages/${id}/state`, method: 'POST', body }),
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
