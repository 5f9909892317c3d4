import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import { PageHead } from 'shared/router';
import { useFeature } from 'shared/session';
import { Page, PageNotFound } from 'shared/ui';
import { QuoteSkeleton } from './quote-skeleton';
import type * as screens from './quote-screens';

/** Loads lazily, because visitors of the calculator open no quote. */
const lazyQuoteScreens: LazyModule<typeof screens> = defineLazyModule(
  () => import(/* webpackChunkName: "my-quote" */ './quote-screens'),
);

/** Page of a quote for everyone who has its emailed link. The page needs no sign-in. */
export function MyQuotePage() {
  const hasQuotes = useFeature('quotes');
  const quoteScreens = useLazyModule(lazyQuoteScreens, hasQuotes);
  if (!hasQuotes) return <PageNotFound />;
  return (
    <Page width="normal">
      <PageHead title="Your quote" description="The quote that your mail is about." noindex />
      {quoteScreens ? <quoteScreens.LinkedQuote /> : <QuoteSkeleton />}
    </Page>
  );
}
