import type { ReactNode } from 'react';
import { useConfig, useLocation } from 'shared/core';
import { AdminHeader } from './admin/admin-header';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import styles from './layout.module.css';
import { LostNetwork } from './network/lost-network';
import { LeavesShop } from './outside-link';
import { PageChange } from './page-change/page-change';
import { phoneAddress } from './phone-address';
import { Alive } from '../parts/alive';
import { Part } from '../parts/part';
import { PreviewBadge } from '../preview/preview-badge';
import { isStaffArea } from '../registry/staff-area';

interface LayoutProps {
  children: ReactNode;
  /** Content of the basket link in the header. */
  miniBasket: ReactNode;
}

/** Id of the page's main part, the target of the skip link. */
export const MAIN_ID = 'main';

/** The frame of every page: header, footer, skip link, focus and scrolling after navigations. */
export function Layout({ children, miniBasket }: LayoutProps) {
  return (
    <div className={styles.frame}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        Skip to the content
      </a>
      <WithoutScripts />
      <Part name="header">
        <Header miniBasket={miniBasket} />
        <Alive part="header" />
      </Part>
      <Part name="page">
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </Part>
      <Part name="footer">
        <SiteFooter />
        <Alive part="footer" />
      </Part>
      <LeavesShop />
      <LostNetwork />
      <PreviewBadge />
      <PageChange mainId={MAIN_ID} />
    </div>
  );
}

function Header({ miniBasket }: Pick<LayoutProps, 'miniBasket'>) {
  return isStaffArea(useLocation().pathname) ? (
    <AdminHeader />
  ) : (
    <SiteHeader miniBasket={miniBasket} />
  );
}

/** Explains how to order without scripts. */
function WithoutScripts() {
  const { phone } = useConfig();
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        Ordering here needs JavaScript, which your browser has switched off. To order without it,
        call us on <a href={phoneAddress(phone)}>{phone}</a>.
      </p>
    </noscript>
  );
}
