import {
  type AuditEntry,
  auditEntrySchema,
  type AuditSearchRequest,
  nextAuditPageSchema,
} from 'contract/staff/audit-entry';
import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

export interface AuditPage {
  entries: AuditEntry[];
  /** Key of the next page, or null on the last page. */
  next: number | null;
}

/** Calls that read the audit log. Only owners may make such calls. */
const auditApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    // A POST, because URLs are logged and a search may contain people's names.
    searchAudit: build.query<AuditPage, AuditSearchRequest>({
      query: (body) => ({ url: 'staff/audit/search', method: 'POST', body }),
      transformResponse: (response) => ({
        entries: readList(auditEntrySchema, response),
        next: v.parse(nextAuditPageSchema, response).next,
      }),
      providesTags: ['Staff'],
    }),
    getAuditActions: build.query<string[], void>({
      query: () => ({ url: 'staff/audit/actions' }),
      transformResponse: (response) =>
        v.parse(v.object({ data: v.array(v.string()) }), response).data,
      providesTags: ['Staff'],
    }),
  }),
});

export const { useSearchAuditQuery, useGetAuditActionsQuery } = auditApi;
