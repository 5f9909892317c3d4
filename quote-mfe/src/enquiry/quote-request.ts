import type { CallInput } from 'contract/calls/call';
import { readResponse, sendEndpoint } from 'contract/calls/request';
import type { CallResponse } from 'contract/calls/call';
import { requestQuote } from 'contract/quotes/customer-quotes';
import { items } from 'contract/quotes/furniture';
import { serverApi } from 'shared/data';
import { cleanTypedText } from 'shared/forms';
import type { MoveAddress, Plan } from '../plan/plan';
import { cleanContact } from './contact';

type QuoteRequest = CallInput<typeof requestQuote>;

/** Only backends with the feature `quotes` have this call. Others get a contact message. */
const requestApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation<CallResponse<typeof requestQuote>, QuoteRequest>({
      ...sendEndpoint(requestQuote),
      transformResponse: (response: unknown) => readResponse(requestQuote, response),
    }),
  }),
});

export const { useRequestQuoteMutation } = requestApi;

/** Returns the request of a plan, without its key and the captcha. */
export function buildQuoteRequest(plan: Plan): Omit<QuoteRequest, 'key' | 'captcha'> {
  const { name, email, phone, note } = cleanContact(plan);
  return {
    source: 'calculator',
    contact: { name, email, mobile: phone },
    journey: { from: toAddress(plan.from), to: toAddress(plan.to) },
    items: items.flatMap(({ id, name: itemName, litres }) => {
      const quantity = plan.counts[id] ?? 0;
      return quantity > 0 ? [{ id, name: itemName, quantity, litres }] : [];
    }),
    wisheddays: plan.date === '' ? [] : [plan.date],
    note,
  };
}

const toAddress = ({ postcode, floor, lift }: MoveAddress) => ({
  address: '',
  postcode: cleanTypedText(postcode, 'postcode'),
  floor,
  lift,
});
