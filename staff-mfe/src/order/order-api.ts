import { type ActionPreview, previewResponse } from 'contract/order-actions/action-responses';
import { getOrderAction } from 'contract/order-actions/order-actions';
import type { CallInput } from 'contract/calls/call';
import { readEndpoint } from 'contract/calls/request';
import { getStaffOrder, type StaffOrderPage } from 'contract/staff/order-page';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';
import type { ActionChoice } from './actions/action-choices';

/** A call of an action on an order. */
export interface ActionCall {
  orderno: string;
  choice: ActionChoice;
  body: object;
}

const orderApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffOrder: build.query<StaffOrderPage, CallInput<typeof getStaffOrder>>({
      ...readEndpoint(getStaffOrder),
      providesTags: ['Staff'],
    }),
    previewAction: build.query<ActionPreview, ActionCall>({
      query: (call) => ({
        url: `${getActionUrl(call)}/preview`,
        method: 'POST',
        body: toBody(call),
      }),
      transformResponse: (response: unknown) => v.parse(previewResponse, response).data,
      // The preview of an email is not cached, because it contains personal data and is soon out of
      // date.
      keepUnusedDataFor: 0,
    }),
    changeOrder: build.mutation<unknown, ActionCall>({
      query: (call) => ({ url: getActionUrl(call), method: 'POST', body: toBody(call) }),
      // Also refetches the order after a refusal, which often means that a colleague changed the
      // order.
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { useGetStaffOrderQuery, usePreviewActionQuery, useChangeOrderMutation } = orderApi;

/** Returns the URL of an action with the order's number and, for a mail, its id. */
export const getActionUrl = ({ orderno, choice }: Pick<ActionCall, 'orderno' | 'choice'>): string =>
  getOrderAction(choice.name)
    .path.replace('{orderno}', encodeURIComponent(orderno))
    .replace('{mailid}', String(choice.mailid))
    .replace('{paymentid}', String(choice.paymentid));

const toBody = ({ choice, body }: ActionCall): object => ({
  ...getOrderAction(choice.name).fixed,
  ...body,
});
