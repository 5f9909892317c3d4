import { PageHead, useFeature, useLater } from 'shared/core';
import { Page, PageNotFound } from 'shared/ui';
import { laterOrder } from './later-order';
import { LoadingOrder } from './loading-order';

/** The page /my-order: the order of an emailed link, without a sign-in (rule 50). */
export function LinkedOrderPage() {
  const isOffered = useFeature('order-link');
  const screens = useLater(laterOrder, isOffered);
  if (!isOffered) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title="Your order" description="The order that your mail is about." noindex />
      {screens ? <screens.LinkedOrder /> : <LoadingOrder />}
    </Page>
  );
}
