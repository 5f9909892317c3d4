import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import { PageHead } from 'shared/router';
import { useFeature } from 'shared/session';
import { Page, PageNotFound } from 'shared/ui';
import { OrderSkeleton } from './order-skeleton';
import type * as screens from './order-screens';

/** Loads lazily, because most visitors of the account pages open no order. */
export const lazyOrderScreens: LazyModule<typeof screens> = defineLazyModule(
  () => import(/* webpackChunkName: "later-order" */ './order-screens'),
);

/**
 * Page of an order for everyone who has the emailed link of the order. The page needs no sign-in
 * (rule 50).
 */
export function LinkedOrderPage() {
  const hasOrderLinks = useFeature('order-link');
  const orderScreens = useLazyModule(lazyOrderScreens, hasOrderLinks);
  if (!hasOrderLinks) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title="Your order" description="The order that your mail is about." noindex />
      {orderScreens ? <orderScreens.LinkedOrder /> : <OrderSkeleton />}
    </Page>
  );
}
