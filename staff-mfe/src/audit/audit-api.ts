import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import { listAuditActions, searchAudit } from 'contract/staff/audit';
import { serverApi } from 'shared/data';

const auditApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    searchAudit: build.query({
      ...sendEndpoint(searchAudit),
      transformResponse: (response: unknown) => readResponse(searchAudit, response),
      providesTags: ['Staff'],
    }),
    getAuditActions: build.query({ ...readEndpoint(listAuditActions), providesTags: ['Staff'] }),
  }),
});

export const { useSearchAuditQuery, useGetAuditActionsQuery } = auditApi;
