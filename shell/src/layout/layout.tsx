import type { ReactNode } from 'react';
import { useLocation } from 'shared/router';
import { useConfig } from 'shared/session';
import { AdminHeader } from './admin/admin-header';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import styles from './layout.module.css';
import { OfflineNotice } from './offline-notice';
import { ExternalHint } from './external-link';
import { PageChange } from './page-change/page-change';
import { getPhoneUrl } from './phone-url';
import { HydrationMarker, Island } from '../islands/island';
import { defineLazyComponent } from 'shared/lazy';
import { type Draft, PreviewBadge } from '../preview/preview-badge';
import { isStaffArea } from '../registry/remote-table';

interface LayoutProps {
  children: ReactNode;
  miniBasket: ReactNode;
  draft?: Draft;
}

export const MAIN_ID = 'main';

export function Layout({ children, miniBasket, draft }: LayoutProps) {
  return (
    <div className={styles.frame}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        Skip to the content
      </a>
      <NoScriptNotice />
      <Island name="header">
        <Header miniBasket={miniBasket} />
        <HydrationMarker name="header" />
      </Island>
      <Island name="page">
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </Island>
      <Island name="footer">
        <Footer />
        <HydrationMarker name="footer" />
      </Island>
      <ExternalHint />
      <OfflineNotice />
      <PreviewBadge />
      {draft && <LazyDraftBadge isNeeded componentProps={draft} />}
      <PageChange mainId={MAIN_ID} />
    </div>
  );
}

const LazyDraftBadge = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-draft-badge" */ '../preview/draft-badge')).DraftBadge,
);

function Header({ miniBasket }: Pick<LayoutProps, 'miniBasket'>) {
  return isStaffArea(useLocation().pathname) ? (
    <AdminHeader />
  ) : (
    <SiteHeader miniBasket={miniBasket} />
  );
}

/** The staff area has no footer, because the footer's links are for shoppers. */
function Footer() {
  return isStaffArea(useLocation().pathname) ? null : <SiteFooter />;
}

function NoScriptNotice() {
  const { phone } = useConfig();
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        Ordering here needs JavaScript, which your browser has switched off. To order without it,
        call us on <a href={getPhoneUrl(phone)}>{phone}</a>.
      </p>
    </noscript>
  );
}
