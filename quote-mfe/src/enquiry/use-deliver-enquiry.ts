import { useRef } from 'react';
import { useContactUsMutation } from 'shared/data';
import { useFeature } from 'shared/session';
import type { Plan } from '../plan/plan';
import type { MoveRecommendation } from '../recommendation/packages-api';
import { cleanContact } from './contact';
import { buildEnquirySubject, buildEnquiryText } from './enquiry-message';
import { buildQuoteRequest, useRequestQuoteMutation } from './quote-request';

/**
 * Returns a function that sends an enquiry: as a request for a quote, or as a contact message if the
 * backend has no quotes. It resolves to the path of the page that follows, and rejects after a
 * failed call.
 */
export function useDeliverEnquiry() {
  const hasQuotes = useFeature('quotes');
  const [contactUs, contactCall] = useContactUsMutation();
  const [requestQuote, requestCall] = useRequestQuoteMutation();
  const createKey = useRequestKey();

  const sendMessage = async (plan: Plan, recommendation: MoveRecommendation, captcha: string) => {
    const { name, email, phone } = cleanContact(plan);
    await contactUs({
      email,
      // The API names the phone number `password` (specification, section 7).
      password: phone,
      message: buildEnquiryText(plan, recommendation),
      name,
      subject: buildEnquirySubject(plan),
      captcha,
    }).unwrap();
    return '/thankyou';
  };

  const sendRequest = async (plan: Plan, captcha: string) => {
    const request = buildQuoteRequest(plan);
    const { token } = await requestQuote({
      ...request,
      key: createKey(JSON.stringify(request)),
      captcha,
    }).unwrap();
    return `/my-quote#${token}`;
  };

  return {
    isLoading: contactCall.isLoading || requestCall.isLoading,
    deliver: (plan: Plan, recommendation: MoveRecommendation, captcha: string): Promise<string> =>
      hasQuotes ? sendRequest(plan, captcha) : sendMessage(plan, recommendation, captcha),
  };
}

/**
 * Returns a function that returns the same key for the same request, so that a repeated request
 * whose answer was lost is one request.
 */
function useRequestKey() {
  const keyRef = useRef({ request: '', key: '' });
  return (request: string): string => {
    if (keyRef.current.request !== request) keyRef.current = { request, key: crypto.randomUUID() };
    return keyRef.current.key;
  };
}
